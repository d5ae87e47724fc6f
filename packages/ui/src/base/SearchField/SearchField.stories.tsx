import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.ts';
import { SearchField } from './SearchField.tsx';

const meta = preview.meta({
  component: SearchField,
  args: { label: 'Search clients', defaultValue: '', placeholder: 'Name, email or place', onChange: fn() },
  parameters: {
    guide: {
      status: 'stable',
      accessibility: ['It searches 250 ms after the last key, or on Enter; Escape clears it.'],
      do: ['Name in the placeholder what is searched'],
      dont: ['Use it to select a value: use ComboBox'],
    },
  },
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
export const Filled = meta.story({ args: { defaultValue: 'Tapovan' } });
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
  args: { defaultValue: 'Shree Venkateshwara Cooperative Housing Society Limited' },
});
