import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { LoadingDuty } from './LoadingDuty.tsx';

const meta = preview.meta({
  component: LoadingDuty,
  args: { label: 'Loading your assignment' },
  parameters: { layout: 'fullscreen' },
});

export const Duty = meta.story();
Duty.test('it is announced once, by its label', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('Loading your assignment');
});
