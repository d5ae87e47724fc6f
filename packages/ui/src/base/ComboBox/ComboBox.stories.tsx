import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.ts';
import { ComboBox } from './ComboBox.tsx';

const imran = { value: '3', label: 'Imran Shaikh', detail: '7 years, hospitals' };

const meta = preview.meta({
  component: ComboBox,
  args: {
    label: 'Guard',
    name: 'guardId',
    defaultValue: null,
    placeholder: 'Type a name',
    options: [
      { value: '1', label: 'Dattatray Pawar', detail: '12 years, night shifts' },
      { value: '2', label: 'Lakshmi Iyer', detail: '4 years, events' },
      imran,
    ],
    onChange: fn(),
  },
  decorators: [(Story) => <div className="min-h-72 max-w-96">{Story()}</div>],
  parameters: {
    guide: {
      status: 'stable',
      accessibility: [
        'Arrow down opens, arrows move, Enter selects, Escape restores the selection.',
        'It opens on a press and not on focus, so that a focused first field does not cover the form.',
      ],
      do: ['Use it for more than a dozen options', 'Set `onSearch` for options on the server'],
      dont: [
        'Use it for a few familiar options: use SelectField',
        'Search a list of rows with it: use SearchField',
      ],
    },
  },
});

export const Empty = meta.story();
Empty.test(
  'a press opens the list, typing filters and Enter selects',
  async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Guard' });
    await userEvent.click(field);
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3));
    await userEvent.keyboard('laks');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ value: '2' }));
    await expect(field).toHaveValue('Lakshmi Iyer');
  },
);
Empty.test('Enter chooses the only match', async ({ args, canvas, userEvent }) => {
  const field = canvas.getByRole('combobox', { name: 'Guard' });
  await userEvent.type(field, 'laks');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  await userEvent.keyboard('{Enter}');
  await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ value: '2' }));
  await expect(field).toHaveValue('Lakshmi Iyer');
});
Empty.test(
  'an empty result shows a message, and blur restores the selection and says so',
  async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Guard' });
    await userEvent.type(field, 'zzz');
    // react-aria hides the list until it has a place
    await waitFor(() => expect(screen.getByText('Nothing matches')).toBeVisible());
    await userEvent.tab();
    await waitFor(() => expect(field).toHaveValue(''));
    await expect(canvas.getByText('“zzz” chose nothing. Choose from the list.')).toBeVisible();
    await userEvent.click(field);
    await expect(canvas.queryByText(/chose nothing/)).toBeNull();
  },
);
Empty.test('after Escape a click opens the list again', async ({ canvas, userEvent }) => {
  const field = canvas.getByRole('combobox', { name: 'Guard' });
  await userEvent.click(field);
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
  await userEvent.click(field);
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3));
});
export const Selected = meta.story({ args: { defaultValue: imran, options: [] } });
Selected.test('a selection missing from the options keeps its label', async ({ canvas }) => {
  await expect(canvas.getByRole('combobox')).toHaveValue('Imran Shaikh');
});
export const SearchedByServer = meta.story({ args: { options: [], loading: true, onSearch: fn() } });
SearchedByServer.test('onSearch is called once typing stops', async ({ args, canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('combobox'), 'paw');
  await waitFor(() => expect(screen.getByText('Searching')).toBeVisible());
  await waitFor(() => expect(args.onSearch).toHaveBeenLastCalledWith('paw'));
});
export const Invalid = meta.story({ args: { error: 'Choose a guard.' } });
Invalid.test('the error describes the field', async ({ canvas }) => {
  await expect(canvas.getByRole('combobox')).toBeInvalid();
  await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription(
    expect.stringContaining('Choose a guard.'),
  );
});
export const Failed = meta.story({
  args: { options: [], emptyText: 'Could not be loaded', onRetry: fn() },
});
Failed.test('options that could not be loaded are loaded again', async ({ args, canvas, userEvent }) => {
  await waitFor(() => expect(canvas.getByText('The choices could not be loaded.')).toBeVisible());
  await userEvent.click(canvas.getByRole('button', { name: 'Try again: Guard' }));
  await expect(args.onRetry).toHaveBeenCalledOnce();
  await expect(screen.queryByRole('listbox')).toBeNull();
});
export const Disabled = meta.story({ args: { defaultValue: imran, disabled: true } });
export const Open = meta.story({
  tags: ['snapshot'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await screen.findAllByRole('option');
  },
});

export const BelowTheFold = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [(Story) => <div className="py-[100vh]">{Story()}</div>],
});
BelowTheFold.test('scrolling the field into view does not close the list', async ({ canvas }) => {
  const field = canvas.getByRole('combobox', { name: 'Guard' });
  field.scrollIntoView({ block: 'end' });
  await new Promise(requestAnimationFrame);
  // After Tab and typing, the scroll event arrives one frame later, when the list is open.
  window.scrollBy(0, 40);
  field.click();
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3));
  for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  window.scrollBy(0, 40);
  await waitFor(() => expect(field).toHaveAttribute('aria-expanded', 'false'));
});
