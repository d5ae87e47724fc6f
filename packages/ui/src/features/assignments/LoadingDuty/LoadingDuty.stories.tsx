import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { LoadingDuty } from './LoadingDuty.tsx';

const meta = preview.meta({
  component: LoadingDuty,
  args: { label: 'Loading your assignment' },
  parameters: { layout: 'fullscreen' },
});

export const Duty = meta.story();
export const LargeText = meta.story({
  decorators: [(Story) => <div className="w-48">{Story()}</div>],
});
Duty.test('it is announced once, by its label', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('Loading your assignment');
});
LargeText.test('its bars end where half a phone ends, as with text of 200 %', async ({ canvas }) => {
  const { scrollWidth, clientWidth } = canvas.getByRole('status');
  await expect(scrollWidth).toBe(clientWidth);
});
