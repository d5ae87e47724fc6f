import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { LoadingGuards } from './LoadingGuards.tsx';

const meta = preview.meta({ component: LoadingGuards, args: { label: 'Loading your guards' } });

export const Guards = meta.story();
Guards.test('it is announced once, by its label', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('Loading your guards');
});
