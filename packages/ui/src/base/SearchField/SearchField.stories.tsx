import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.ts';
import { SearchField, type SearchFieldProps } from './SearchField.tsx';

function Controlled(props: SearchFieldProps) {
  const [value, setValue] = useState(props.value);
  const update = (next: string) => {
    setValue(next);
    props.onChange(next);
  };
  return <SearchField {...props} value={value} onChange={update} />;
}

const meta = preview.meta({
  component: SearchField,
  args: { label: 'Search clients', value: '', placeholder: 'Name, email or place', onChange: fn() },
  parameters: {
    docs: {
      description: {
        component: [
          'Searches a list by free text. For fixed choices use **FilterBar** beside it.',
          '',
          '**Accessibility.** A `searchbox` named by `label`; the placeholder is only an example. It searches 250 ms after the last key, or on Enter; Escape and the button clear it and keep focus. It announces nothing by itself: the count of the list does.',
        ].join('\n'),
      },
    },
  },
  render: (args) => <Controlled {...args} />,
});

export const Empty = meta.story();
Empty.test('onChange is called once typing stops', async ({ args, canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('searchbox', { name: 'Search clients' }), 'pune');
  await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('pune'));
  await expect(args.onChange).toHaveBeenCalledOnce();
});
Empty.test('Enter searches at once', async ({ args, canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('searchbox'), 'pune{Enter}');
  await expect(args.onChange).toHaveBeenCalledWith('pune');
});
export const Filled = meta.story({ args: { value: 'Tapovan' } });
Filled.test('clearing empties the search and keeps focus', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
  await expect(args.onChange).toHaveBeenCalledWith('');
  await expect(canvas.getByRole('searchbox')).toHaveFocus();
  await expect(canvas.getByRole('searchbox')).toHaveValue('');
});
Filled.test('Escape clears the search and keeps focus', async ({ args, canvas, userEvent }) => {
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  await expect(args.onChange).toHaveBeenCalledWith('');
  await expect(canvas.getByRole('searchbox')).toHaveFocus();
});
export const LongText = meta.story({
  args: { value: 'Shree Venkateshwara Cooperative Housing Society Limited' },
});
