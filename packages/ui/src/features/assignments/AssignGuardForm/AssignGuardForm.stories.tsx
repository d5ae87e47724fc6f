import { expect, fn, mocked, screen, type UserEventObject, waitFor } from 'storybook/test';
import { notSnapped } from '../../../../../../.storybook/looks.ts';
import preview from '../../../../../../.storybook/preview.ts';
import { accepted, refused } from '../../../../testing/submit-results.ts';
import { AssignGuardForm } from './AssignGuardForm.tsx';

const guardId = '01900000-0000-7000-8000-000000000101';
const clientId = '01900000-0000-7000-8000-000000000203';
const client = { value: clientId, label: 'St. Aloysius Hostel', detail: 'Night Shift' };

const meta = preview.meta({
  component: AssignGuardForm,
  args: {
    guards: { options: [{ value: guardId, label: 'Suresh Gaikwad', detail: '6 years, Night patrol' }] },
    clients: { options: [client] },
    submit: accepted(),
  },
  parameters: { chromatic: notSnapped },
});

export const Empty = meta.story();
export const ClientChosen = meta.story({ args: { client } });
export const NoGuardAvailable = meta.story({
  args: { guards: { options: [], emptyText: 'No guard is available' } },
});
export const GuardsLoading = meta.story({ args: { guards: { options: [], loading: true } } });
export const GuardsFailed = meta.story({
  args: { guards: { options: [], emptyText: 'Could not be loaded', onRetry: fn() } },
});
export const GuardNoLongerAvailable = meta.story({
  args: {
    client,
    submit: refused('', 'Guard is not available'),
  },
});
async function fill(userEvent: UserEventObject) {
  await userEvent.click(screen.getByRole('combobox', { name: /Guard/ }));
  await userEvent.click(await screen.findByRole('option', { name: /Suresh/ }));
  const [first, second] = screen.getAllByRole('spinbutton', { name: /day/i });
  if (first) await userEvent.click(first);
  await userEvent.keyboard('01122026');
  if (second) await userEvent.click(second);
  await userEvent.keyboard('12122026');
  await userEvent.selectOptions(screen.getByLabelText('Shift'), 'Night');
  await userEvent.type(screen.getByLabelText('Street'), 'Light House Hill');
  await userEvent.type(screen.getByLabelText('City'), 'Mangaluru');
  await userEvent.type(screen.getByLabelText('State'), 'Karnataka');
  await userEvent.type(screen.getByLabelText('PIN code'), '575001');
  await userEvent.click(screen.getByRole('button', { name: 'Assign Guard' }));
}

Empty.test('every field is required', async ({ userEvent, args }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Assign Guard' }));
  const messages = ['Choose a guard', 'Choose a client', 'Start date is required', 'End date is required'];
  for (const message of [
    ...messages,
    'Street is required',
    'City is required',
    'State is required',
    'PIN code is required',
  ])
    await waitFor(() => expect(screen.getByText(message, { ignore: 'a' })).toBeVisible());
  await expect(args.submit).not.toHaveBeenCalled();
});
ClientChosen.test('a valid assignment is sent and the form is emptied', async ({ userEvent, args }) => {
  await fill(userEvent);
  await waitFor(() =>
    expect(args.submit).toHaveBeenCalledWith({
      guardId,
      clientId,
      startDate: '2026-12-01',
      endDate: '2026-12-12',
      shift: 'night',
      location: { street: 'Light House Hill', city: 'Mangaluru', state: 'Karnataka', zipCode: '575001' },
    }),
  );
  await waitFor(() => expect(screen.getByLabelText('Street')).toHaveValue(''));
  await expect(screen.getByLabelText('Shift')).toHaveDisplayValue('Day');
});
const place = { street: 'Light House Hill', city: 'Mangaluru', state: 'Karnataka', zipCode: '575001' };
export const PlaceKnown = meta.story({ args: { client, place } });
PlaceKnown.test(
  'a known place of the client fills the location, and can be changed',
  async ({ userEvent }) => {
    await waitFor(() => expect(screen.getByLabelText('Street')).toHaveValue('Light House Hill'));
    await expect(screen.getByLabelText('PIN code')).toHaveValue('575001');
    await userEvent.type(screen.getByLabelText('Street'), ', gate 2');
    await expect(screen.getByLabelText('Street')).toHaveValue('Light House Hill, gate 2');
  },
);
ClientChosen.test('asks for a reason once a paper is expired, and sends it', async ({ userEvent, args }) => {
  const message =
    'A paper of the guard is expired in this period. Give a reason to assign the guard all the same';
  const refused = { ok: false as const, errors: [{ path: 'papersReason', message }] };
  mocked(args.submit).mockResolvedValueOnce(refused);
  await fill(userEvent);
  const reason = await screen.findByRole('textbox', { name: /Reason to assign/ });
  await waitFor(() => expect(reason).toHaveFocus());
  await userEvent.type(reason, ' Renewal is paid ');
  await userEvent.click(screen.getByRole('button', { name: 'Assign Guard' }));
  await waitFor(() =>
    expect(args.submit).toHaveBeenLastCalledWith(
      expect.objectContaining({ papersReason: 'Renewal is paid' }),
    ),
  );
  await waitFor(() => expect(screen.queryByRole('textbox', { name: /Reason to assign/ })).toBeNull());
});
GuardsFailed.test('a failed list is loaded again', async ({ userEvent, args }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Try again: Guard' }));
  await expect(args.guards.onRetry).toHaveBeenCalledOnce();
  await expect(screen.queryByRole('button', { name: 'Try again: Client' })).toBeNull();
});
GuardNoLongerAvailable.test(
  'a guard whom another admin assigned meanwhile is reported in the form',
  async ({ userEvent }) => {
    await fill(userEvent);
    await waitFor(() => expect(screen.getByText('Guard is not available')).toBeVisible());
    await expect(screen.getByLabelText('City')).toHaveValue('Mangaluru');
  },
);
