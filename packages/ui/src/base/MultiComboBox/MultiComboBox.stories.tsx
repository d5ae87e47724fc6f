import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.ts';
import { MultiComboBox } from './MultiComboBox.tsx';

const pawar = { value: '1', label: 'Dattatray Pawar', detail: '12 years, night shifts' };
const iyer = { value: '2', label: 'Lakshmi Iyer', detail: '4 years, events' };
const shaikh = { value: '3', label: 'Imran Shaikh', detail: '7 years, hospitals' };

const meta = preview.meta({
  component: MultiComboBox,
  args: {
    label: 'Guards',
    name: 'guardIds',
    placeholder: 'Type a name',
    options: [pawar, iyer, shaikh],
    onChange: fn(),
  },
  decorators: [(Story) => <div className="min-h-72 max-w-96">{Story()}</div>],
  parameters: {
    guide: {
      status: 'new',
      accessibility: [
        'Arrow down opens, arrows move, Enter chooses and keeps the list open, Escape closes it.',
        'Backspace in the empty input removes the last tag; tags have a tab stop of their own before it.',
      ],
      do: ['Use it for several of more than a dozen options', 'Set `onSearch` for options on the server'],
      dont: [
        'Use it for three options: use Checkbox for each',
        'Choose rows of a list with it: use SelectableTable',
      ],
    },
  },
});

export const Empty = meta.story();
Empty.test('Enter chooses one after the other', async ({ args, canvas, userEvent }) => {
  const field = canvas.getByRole('combobox', { name: 'Guards' });
  await userEvent.type(field, 'laks');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(field).toHaveValue(''));
  await userEvent.keyboard('imr');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  await userEvent.keyboard('{Enter}');
  await expect(args.onChange).toHaveBeenLastCalledWith([iyer, shaikh]);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(canvas.getByRole('list', { name: 'Chosen: Guards' })).toBeVisible());
});
export const Chosen = meta.story({ args: { defaultValue: [pawar, shaikh] } });
Chosen.test('Backspace in the empty input removes the last one', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('combobox'));
  await userEvent.keyboard('{Backspace}');
  await expect(args.onChange).toHaveBeenLastCalledWith([pawar]);
});
Chosen.test('a tag is removed, and the last removal leads to the input', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Remove Imran Shaikh' }));
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove Dattatray Pawar' })).toHaveFocus());
  await userEvent.keyboard('{Delete}');
  await expect(canvas.getByRole('combobox')).toHaveFocus();
});
Chosen.test('each value is a field of the form', async ({ canvasElement }) => {
  const fields = [...canvasElement.querySelectorAll<HTMLInputElement>('input[name=guardIds]')];
  await expect(fields.map(({ value }) => value)).toEqual(['1', '3']);
});
export const SearchedByServer = meta.story({
  args: { options: [], defaultValue: [pawar], loading: true, onSearch: fn() },
});
SearchedByServer.test(
  'a chosen option missing from the results stays',
  async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'imr');
    await waitFor(() => expect(args.onSearch).toHaveBeenLastCalledWith('imr'));
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByText('Dattatray Pawar')).toBeInTheDocument();
  },
);
export const Invalid = meta.story({ args: { error: 'Choose at least one guard.' } });
Invalid.test('the error describes the field', async ({ canvas }) => {
  await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription(
    expect.stringContaining('Choose at least one guard.'),
  );
});
export const Disabled = meta.story({ args: { defaultValue: [pawar], disabled: true } });
export const LongContent = meta.story({
  args: {
    defaultValue: Array.from({ length: 8 }, (_, index) => ({
      value: `s${index}`,
      label: `Shree Venkateshwara Cooperative Housing Society ${index + 1}`,
    })),
  },
});
