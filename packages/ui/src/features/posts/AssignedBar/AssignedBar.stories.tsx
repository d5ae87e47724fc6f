import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { notBegunPost } from '../posts.samples.ts';
import { AssignedBar } from './AssignedBar.tsx';

const meta = preview.meta({
  component: AssignedBar,
  args: {
    post: notBegunPost,
    names: ['Deepak Solanki', 'Fatima Begum Khan', 'Jitendra Vasava'],
    startDate: '2026-11-30',
    endDate: '2027-02-27',
    onClose: fn(),
  },
  parameters: { layout: 'fullscreen' },
});

export const ThreeGuards = meta.story();
ThreeGuards.test('who was assigned is announced', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent(
    /^Deepak, Fatima and Jitendra assigned to Lakeview Enclave/,
  );
});

export const OnAPhone = meta.story({
  args: { undo: { until: Date.now() + 8000, onPress: fn() } },
  decorators: [(Story) => <div className="max-w-96">{Story()}</div>],
  globals: { viewport: { value: 'phone' } },
});
OnAPhone.test('the buttons of the bar share a line', async ({ args, canvas, userEvent }) => {
  const undo = await canvas.findByRole('button', { name: 'Undo' });
  await expect(undo).toHaveTextContent('8 s');
  const close = canvas.getByRole('button', { name: 'Close' });
  await expect(undo.getBoundingClientRect().top).toBe(close.getBoundingClientRect().top);
  await userEvent.click(undo);
  await expect(args.undo?.onPress).toHaveBeenCalledOnce();
});
OnAPhone.test('undo is counted down and gone at its end', async ({ canvas }) => {
  const undo = await canvas.findByRole('button', { name: 'Undo' });
  undo.focus();
  const { now } = Date;
  const begun = now();
  try {
    Date.now = () => begun + 5000;
    await waitFor(() => expect(undo).toHaveTextContent('3 s'), { timeout: 5000 });
    Date.now = () => begun + 8000;
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull(), { timeout: 5000 });
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
  } finally {
    Date.now = now;
  }
});
