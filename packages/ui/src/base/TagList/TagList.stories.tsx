import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.ts';
import { TagList, type TagListProps } from './TagList.tsx';

function Removing(props: TagListProps) {
  const [tags, setTags] = useState(props.tags);
  const remove = (id: string) => {
    setTags(tags.filter((tag) => tag.id !== id));
    props.onRemove?.(id);
  };
  return <TagList {...props} tags={tags} onRemove={remove} />;
}

const meta = preview.meta({
  component: TagList,
  args: {
    label: 'Chosen guards',
    tags: ['Dattatray Pawar', 'Lakshmi Iyer', 'Imran Shaikh'].map((label) => ({ id: label, label })),
    onRemove: fn(),
  },
  render: (args) => <Removing {...args} />,
  parameters: {
    guide: {
      status: 'new',
      accessibility: [
        'Tab enters it at one tag, arrows, Home and End move between tags, Delete and Backspace remove.',
        'After a removal the next tag has the focus, or the one before it.',
      ],
      do: ['Name it by what was chosen: "Chosen guards"', 'Keep the order in which tags were chosen'],
      dont: ['List more than a dozen: use Table', 'Make tags links: use Link'],
    },
  },
});

export const Removable = meta.story();
Removable.test('arrows move between tags and Delete goes on with the next', async ({ canvas, userEvent }) => {
  const button = (name: string) => canvas.queryByRole('button', { name: `Remove ${name}` });
  await userEvent.tab();
  await expect(button('Dattatray Pawar')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect(button('Lakshmi Iyer')).toHaveFocus();
  await userEvent.keyboard('{Delete}');
  await expect(button('Lakshmi Iyer')).toBeNull();
  await expect(button('Imran Shaikh')).toHaveFocus();
  await userEvent.keyboard('{Backspace}');
  await expect(button('Dattatray Pawar')).toHaveFocus();
});
Removable.test('it is one tab stop', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await userEvent.keyboard('{End}');
  await expect(canvas.getByRole('button', { name: 'Remove Imran Shaikh' })).toHaveFocus();
  await userEvent.tab();
  await expect(canvas.getByRole('list', { name: 'Chosen guards' })).not.toContainElement(
    document.activeElement as HTMLElement,
  );
});
export const RightToLeft = meta.story({
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
});
RightToLeft.test('the left arrow goes on where text runs to the left', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  await expect(canvas.getByRole('button', { name: 'Remove Lakshmi Iyer' })).toHaveFocus();
});
export const Fixed = meta.story({ render: (args) => <TagList {...args} onRemove={undefined} /> });
export const LongContent = meta.story({
  args: {
    tags: Array.from({ length: 12 }, (_, index) => ({
      id: String(index),
      label: `Shree Venkateshwara Cooperative Housing Society ${index + 1}`,
    })),
  },
  decorators: [(Story) => <div className="w-64">{Story()}</div>],
});
