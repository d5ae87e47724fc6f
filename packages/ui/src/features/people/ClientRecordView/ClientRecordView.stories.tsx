import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { SectionHeader } from '../../../base/SectionHeader/SectionHeader.tsx';
import { nightAssignment } from '../../assignments/assignments.samples.ts';
import { clientWithDues } from '../people.samples.ts';
import { RecordPage } from '../RecordPage.tsx';
import { ClientRecordView } from './ClientRecordView.tsx';

const meta = preview.meta({
  component: ClientRecordView,
  args: {
    record: clientWithDues,
    now: new Date('2026-11-20T02:18:00+05:30'),
    guardLink: (id: string) => ({ href: `?guard=${id}`, onOpen: fn() }),
    onCorrect: fn(),
    onInvite: fn(),
    onEditNotes: fn(),
    onEditTax: fn(),
    papers: <p>Receipts of November</p>,
    rates: { list: <p>The rates of the client</p>, onAdd: fn(), onCompare: fn() },
    onNewPost: fn(),
    onAssign: fn(),
    onEndPost: fn(),
    onReplace: fn(),
    onShowMore: fn(),
  },
});

export const WithDues = meta.story({
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <RecordPage head={<SectionHeader title="Client" isQuiet />}>{Story()}</RecordPage>],
});
WithDues.test('the amount owed and the current guards are shown', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText('₹2,84,610.00')).toBeVisible());
  await waitFor(() => expect(canvas.getByText('On duty until 08:00')).toBeVisible());
  await waitFor(() => expect(canvas.getByText('2 places empty')).toBeVisible());
});
export const WithoutAnything = meta.story({
  args: {
    record: {
      ...clientWithDues,
      client: { ...clientWithDues.client, activeAssignments: [], status: 'unassigned', unpaid: 0 },
      contactName: '',
      notes: '',
      account: { owed: 0, unpaidBills: 0, overdue: 0, overdueSince: null, paid: 0, paidBills: 0 },
      posts: [],
      bills: [],
      requests: [],
      pastAssignments: [],
      timeline: { entries: [], hasMore: false },
    },
  },
});
WithDues.test('a post with empty places leads to the guards for it', async ({ args, canvas, userEvent }) => {
  const [assign] = canvas.getAllByRole('button', { name: /^Assign guards at/ });
  if (!assign) throw new Error('no post with empty places');
  await userEvent.click(assign);
  await expect(args.onAssign).toHaveBeenCalledWith(clientWithDues.posts.find(({ short }) => short > 0));
});

const { guard } = nightAssignment;
const namesakes = ['Zeeshan Khan', 'Zakir Kumar'].map((name) => ({
  ...nightAssignment,
  _id: name,
  guard: { ...guard, _id: name, user: { ...guard.user, name } },
}));
export const Namesakes = meta.story({
  args: {
    record: { ...clientWithDues, client: { ...clientWithDues.client, activeAssignments: namesakes } },
  },
});
Namesakes.test('guards with the same initials are told apart', async ({ canvas }) => {
  const discs = ['Zeeshan Khan', 'Zakir Kumar'].map(
    (name) => canvas.getByRole('link', { name }).closest('li')?.querySelector('.avatar')?.textContent,
  );
  await expect(discs[0]).toBeTruthy();
  await expect(discs[0]).not.toBe(discs[1]);
});
WithDues.test('each post can be ended', async ({ args, canvas, userEvent }) => {
  const [end] = canvas.getAllByRole('button', { name: /^End the post at/ });
  if (!end) throw new Error('no post');
  await userEvent.click(end);
  await expect(args.onEndPost).toHaveBeenCalledWith(clientWithDues.posts[0]);
});

export const WithoutRequest = meta.story({
  args: {
    record: {
      ...clientWithDues,
      client: { ...clientWithDues.client, activeAssignments: [{ ...nightAssignment, postId: null }] },
    },
  },
});
WithoutRequest.test(
  'an assignment that no post has room for says that it has no request',
  async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/, no request$/)).toBeVisible());
    await expect(canvas.queryByRole('button', { name: /^Replace/ })).toBeNull();
  },
);
