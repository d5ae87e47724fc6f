import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { accepted, refused } from '../../../../testing/submit-results.ts';
import { translate } from '../../../base/words/define-words.ts';
import { candidates } from '../candidates.samples.ts';
import { NOW, nightPost } from '../posts.samples.ts';
import { RotationDialog } from './RotationDialog.tsx';
import { rotationDialogWords } from './rotation-dialog-words.ts';
import { peopleFor } from './rotation-draft.ts';

const idOf = (end: number) => `00000000-0000-4000-8000-${String(end).padStart(12, '0')}`;
/** The ids of a post and of people are checked before a rotation is sent. */
const rotatedPost = { ...nightPost, _id: idOf(1) };
const people = peopleFor(nightPost, candidates, translate(rotationDialogWords)).map((person, at) => ({
  ...person,
  _id: idOf(at + 2),
}));
const [arjun = '', raju = '', deepak = '', fatima = ''] = people.map(({ _id }) => _id);
const assignments = nightPost.assignments.map((one, at) => ({
  ...one,
  guard: { ...one.guard, _id: people[at]?._id ?? '' },
}));

const meta = preview.meta({
  component: RotationDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    post: { ...rotatedPost, assignments },
    people,
    now: NOW,
    submit: accepted(),
    onClose: fn(),
  },
});
const dialog = async () =>
  within(await screen.findByRole('dialog', { name: 'Rotation, Night, 20:00–08:00' }));

export const Suggested = meta.story();
Suggested.test('the suggestion is made with one press', async ({ args, userEvent }) => {
  const shown = await dialog();
  await expect(shown.getByRole('radio', { name: '6 on, 1 off' })).toBeChecked();
  await expect(shown.getByText('No place is empty on any day.')).toBeVisible();
  await expect(shown.getByText(/^Up to 72 hours a week for Arjun, Raju and Deepak/)).toBeVisible();
  await expect(shown.getByText(/^What Arjun and Raju have here now ends on 20 Nov 2026/)).toBeVisible();
  await userEvent.click(shown.getByRole('button', { name: 'Make rotation' }));
  await expect(args.submit).toHaveBeenCalledWith({
    postId: rotatedPost._id,
    pattern: { on: 6, off: 1 },
    guardIds: [arjun, raju, deepak],
    relieverIds: [fatima],
    from: '2026-11-21',
    to: '2026-12-31',
  });
  await expect(args.onClose).toHaveBeenCalledOnce();
});
Suggested.test(
  'a day off that the office chooses is shown in the days and sent',
  async ({ args, userEvent }) => {
    const shown = await dialog();
    await expect(shown.getByLabelText(/^Off from, Raju/)).toHaveValue('2026-11-21');
    await userEvent.selectOptions(shown.getByLabelText(/^Off from, Arjun/), 'Sun 22 Nov');
    await waitFor(() =>
      expect(within(shown.getByRole('row', { name: /^Arjun/ })).getAllByRole('cell')[1]).toHaveTextContent(
        'off',
      ),
    );
    await userEvent.click(shown.getByRole('button', { name: 'Make rotation' }));
    await expect(args.submit).toHaveBeenCalledWith(
      expect.objectContaining({ firstOff: [{ guardId: arjun, day: '2026-11-22' }] }),
    );
  },
);
Suggested.test('without a reliever the empty days are named', async ({ userEvent }) => {
  const shown = await dialog();
  await userEvent.click(shown.getByRole('button', { name: 'Take out Fatima Begum Khan' }));
  await waitFor(() => expect(shown.getByText(/^Sat 21 Nov, Sun 22 Nov, Fri 27 Nov/)).toBeVisible());
});
Suggested.test('an own pattern says what is wrong with it at its field', async ({ args, userEvent }) => {
  const shown = await dialog();
  await userEvent.click(shown.getByRole('radio', { name: 'Own pattern' }));
  await userEvent.clear(shown.getByLabelText('Days on'));
  await userEvent.click(shown.getByRole('button', { name: 'Make rotation' }));
  await waitFor(() =>
    expect(shown.getByLabelText('Days on')).toHaveAccessibleDescription(
      'Days on must be a whole number from 1 to 60',
    ),
  );
  await expect(args.submit).not.toHaveBeenCalled();
});

export const Refused = meta.story({
  args: { submit: refused('papersReason', 'A paper of the guard is expired in this period') },
});
Refused.test('a refusal is at its field, and nothing chosen is lost', async ({ userEvent }) => {
  const shown = await dialog();
  await userEvent.click(shown.getByRole('radio', { name: '4 on, 2 off' }));
  await userEvent.click(shown.getByRole('button', { name: 'Make rotation' }));
  await waitFor(() =>
    expect(shown.getByLabelText(/^Reason to assign/)).toHaveAccessibleDescription(/A paper of the guard/),
  );
  await expect(shown.getByRole('radio', { name: '4 on, 2 off' })).toBeChecked();
});
export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });
OnAPhone.test('each day says who is there and who is off', async ({ userEvent }) => {
  const shown = await dialog();
  const days = within(shown.getByRole('region', { name: 'Days' }));
  await expect(days.getByText('Sat 21 Nov').closest('li')).toHaveTextContent('Raju off');
  await userEvent.click(days.getByRole('button', { name: 'Show all 41 days' }));
  await waitFor(() => expect(days.getByText('Thu 31 Dec')).toBeVisible());
});
