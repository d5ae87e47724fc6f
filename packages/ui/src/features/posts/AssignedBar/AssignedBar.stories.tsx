import { expect, fn } from 'storybook/test';
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
  args: { onUndo: fn() },
  decorators: [(Story) => <div className="max-w-96">{Story()}</div>],
  globals: { viewport: { value: 'phone' } },
});
OnAPhone.test('the buttons of the bar share a line', async ({ args, canvas, userEvent }) => {
  const [undo, close] = canvas.getAllByRole('button');
  await expect(undo?.getBoundingClientRect().top).toBe(close?.getBoundingClientRect().top);
  if (undo) await userEvent.click(undo);
  await expect(args.onUndo).toHaveBeenCalledOnce();
});
