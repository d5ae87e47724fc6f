import { expect, fn } from 'storybook/test';
import { notSnapped } from '../../../../../../.storybook/looks.ts';
import preview from '../../../../../../.storybook/preview.ts';
import { NewLeave } from './NewLeave.tsx';

const meta = preview.meta({
  component: NewLeave,
  args: { count: 0, onShow: fn() },
  parameters: { chromatic: notSnapped },
  decorators: [
    (Story) => (
      <div className="py-6">
        {Story()}
        <p>Below</p>
      </div>
    ),
  ],
});

export const None = meta.story();
export const One = meta.story({ args: { count: 1 } });
One.test('new leave takes no room and is shown by a press', async ({ args, canvas, userEvent }) => {
  await expect(canvas.getByRole('status').getBoundingClientRect().height).toBe(0);
  await userEvent.click(canvas.getByRole('button', { name: '1 new leave to answer: show' }));
  await expect(args.onShow).toHaveBeenCalledOnce();
});
