import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { face } from '../identity.samples.ts';
import { Face } from './Face.tsx';

const meta = preview.meta({
  component: Face,
  args: { name: 'Ravi Kumar Yadav', photograph: face, isOnDuty: true },
  parameters: { chromatic: { disableSnapshot: true } },
});

export const Photograph = meta.story();
Photograph.test('a photograph says whose it is', async ({ canvas }) => {
  await expect(canvas.getByRole('img', { name: 'Photograph of Ravi Kumar Yadav' })).toBeVisible();
});
export const OffDuty = meta.story({ args: { isOnDuty: false } });
export const Initials = meta.story({ args: { photograph: null } });
