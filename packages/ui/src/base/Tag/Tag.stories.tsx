import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.ts';
import { Tag } from './Tag.tsx';

const meta = preview.meta({
  component: Tag,
  args: { children: 'Night shifts' },
  parameters: {
    guide: {
      status: 'new',
      accessibility: [
        'Its button is named "Remove Night shifts". Enter, Space, Delete and Backspace remove it.',
        'Move the focus in the caller after a removal; TagList does it.',
      ],
      do: ['Use it for what was chosen, or for words that describe a thing', 'Use TagList for two or more'],
      dont: [
        'Show a state with it: use Status',
        'Show a count with it: use Badge',
        'Filter with it: use FilterBar',
      ],
    },
  },
});

export const Plain = meta.story();
export const Removable = meta.story({ args: { onRemove: fn() } });
Removable.test('a press, Enter and Delete remove it', async ({ args, canvas, userEvent }) => {
  const button = canvas.getByRole('button', { name: 'Remove Night shifts' });
  await userEvent.click(button);
  await userEvent.keyboard('{Enter}{Delete}');
  await expect(args.onRemove).toHaveBeenCalledTimes(3);
});
export const Disabled = meta.story({ args: { onRemove: fn(), disabled: true } });
export const LongContent = meta.story({
  args: { children: 'Shree Venkateshwara Cooperative Housing Society, Phase II', onRemove: fn() },
  decorators: [(Story) => <div className="w-48">{Story()}</div>],
});
LongContent.test('a long word takes more lines', async ({ canvasElement }) => {
  await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
});
