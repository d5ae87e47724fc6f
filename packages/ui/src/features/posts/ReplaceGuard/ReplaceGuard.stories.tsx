import type { PostAssignment } from '@prahari/contract/posts.schemas';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { notSnapped } from '../../../../../../.storybook/looks.ts';
import preview from '../../../../../../.storybook/preview.ts';
import { accepted, refused } from '../../../../testing/submit-results.ts';
import { candidates } from '../candidates.samples.ts';
import { NOW, nightPost } from '../posts.samples.ts';
import {
  emptyReplaceDraft,
  type ReplaceDraft,
  ReplaceGuard,
  type ReplaceGuardProps,
} from './ReplaceGuard.tsx';

const openRecord = fn();

const meta = preview.meta({
  component: ReplaceGuard,
  args: {
    post: nightPost,
    assignment: nightPost.assignments[0] as PostAssignment,
    candidates: { state: 'ready', candidates } as ReplaceGuardProps['candidates'],
    now: NOW,
    draft: emptyReplaceDraft,
    onDraft: fn(),
    submit: accepted(),
    onRetry: fn(),
    guardLink: (id) => ({ href: `?guard=${id}`, onOpen: () => openRecord(id) }),
    clientLink: (id) => ({ href: `?client=${id}`, onOpen: () => openRecord(id) }),
    onClose: fn(),
  },
  render: function Render(args) {
    const [draft, setDraft] = useState<ReplaceDraft>(args.draft);
    return <ReplaceGuard {...args} draft={draft} onDraft={setDraft} />;
  },
  parameters: { chromatic: notSnapped },
});

export const NothingChosen = meta.story();
NothingChosen.test('the chosen reason and guard are sent together', async ({ args, userEvent }) => {
  const dialog = within(await screen.findByRole('dialog', { name: 'Replace Arjun Bahadur Thapa' }));
  await expect(dialog.getByRole('button', { name: 'Replace guard' })).toBeDisabled();
  await userEvent.click(dialog.getByRole('radio', { name: 'Left the company' }));
  await userEvent.click(dialog.getByRole('radio', { name: /Deepak Solanki/ }));
  await waitFor(() => expect(dialog.getByText('19 Nov 2026. Then free for other posts.')).toBeVisible());
  await waitFor(() => expect(dialog.getByText('20 Nov 2026, 20:00 to 14 Jan 2027')).toBeVisible());
  await waitFor(() => expect(dialog.getByText('Home city is Bhopal, not Kolkata')).toBeVisible());
  await userEvent.click(dialog.getByRole('button', { name: 'Replace guard' }));
  await expect(args.submit).toHaveBeenCalledWith({
    assignmentId: 'a6',
    guardId: 'c1',
    reason: 'left',
    from: '2026-11-20',
  });
  await expect(args.onClose).toHaveBeenCalledOnce();
});
NothingChosen.test(
  'each name leads to its record and a press on it chooses nobody',
  async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'));
    const names = [
      ['Arjun Bahadur Thapa', args.assignment.guard._id],
      [args.post.client.user.name, args.post.client._id],
      ['Deepak Solanki', 'c1'],
    ] as const;
    for (const [name, id] of names) {
      await userEvent.click(dialog.getByRole('link', { name }));
      await expect(openRecord).toHaveBeenLastCalledWith(id);
    }
    // Only how long is chosen: for good.
    await expect(dialog.getAllByRole('radio', { checked: true })).toHaveLength(1);
  },
);
NothingChosen.test('the first day is typed as day, month, year', async ({ args, userEvent }) => {
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('radio', { name: 'Sick' }));
  await userEvent.click(dialog.getByRole('radio', { name: 'For good' }));
  await userEvent.click(dialog.getByRole('radio', { name: /Deepak Solanki/ }));
  await userEvent.click(dialog.getByRole('spinbutton', { name: /day/ }));
  await userEvent.keyboard('0512');
  await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}');
  await waitFor(() => expect(dialog.getByText(/^Choose a day of the assignment/)).toBeVisible());
  await expect(dialog.getByRole('button', { name: 'Replace guard' })).toBeDisabled();
  await userEvent.keyboard('2026');
  await waitFor(() => expect(dialog.getByText('5 Dec 2026, 20:00 to 14 Jan 2027')).toBeVisible());
  await userEvent.click(dialog.getByRole('button', { name: 'Replace guard' }));
  await expect(args.submit).toHaveBeenCalledWith(expect.objectContaining({ from: '2026-12-05' }));
});
NothingChosen.test(
  'sick is replaced for this duty only, unless something else is chosen',
  async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('radio', { name: 'Sick' }));
    await expect(dialog.getByRole('radio', { name: 'This duty only' })).toBeChecked();
    await userEvent.click(dialog.getByRole('radio', { name: /Deepak Solanki/ }));
    await waitFor(() => expect(dialog.getByText('Arjun is back')).toBeVisible());
    await waitFor(() => expect(dialog.getByText('On 21 Nov 2026.')).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Replace guard' }));
    await expect(args.submit).toHaveBeenCalledWith(
      expect.objectContaining({ reason: 'sick', from: '2026-11-20', until: '2026-11-20' }),
    );
  },
);
NothingChosen.test('on leave asks until which day', async ({ userEvent }) => {
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('radio', { name: 'On leave' }));
  await waitFor(() => expect(dialog.getByRole('group', { name: 'Until' })).toBeVisible());
});
NothingChosen.test(
  'a last day that is typed by half stays so, and nobody is replaced by it',
  async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('radio', { name: 'On leave' }));
    await userEvent.click(dialog.getByRole('radio', { name: /Deepak Solanki/ }));
    const until = within(await dialog.findByRole('group', { name: 'Until' }));
    await userEvent.click(until.getByRole('spinbutton', { name: /year/ }));
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}');
    await waitFor(() => expect(until.getByRole('spinbutton', { name: /year/ })).toHaveTextContent('yyyy'));
    await expect(until.getByRole('spinbutton', { name: /day/ })).toHaveTextContent('20');
    await expect(dialog.getByRole('button', { name: 'Replace guard' })).toBeDisabled();
  },
);
export const HalfTypedUntil = meta.story({
  args: {
    draft: {
      ...emptyReplaceDraft,
      reason: 'onLeave',
      guardId: 'c1',
      until: '',
      halfTypedUntil: [
        ['day', 31],
        ['month', 12],
      ],
    },
  },
});
HalfTypedUntil.test('a last day that was typed by half before a reload is there again', async () => {
  const until = within(await screen.findByRole('group', { name: 'Until' }));
  await waitFor(() => expect(until.getByRole('spinbutton', { name: /day/ })).toHaveTextContent('31'));
  await expect(until.getByRole('spinbutton', { name: /month/ })).toHaveTextContent('Dec');
  await expect(until.getByRole('spinbutton', { name: /year/ })).toHaveTextContent('yyyy');
});
export const Chosen = meta.story({
  args: { draft: { ...emptyReplaceDraft, reason: 'sick', guardId: 'c1' } },
});
export const BegunToday = meta.story({
  args: {
    assignment: { ...(nightPost.assignments[0] as PostAssignment), shift: '24h', startDate: '2026-11-20' },
  },
});
BegunToday.test('a guard whose assignment began today leaves today', async () => {
  const dialog = within(await screen.findByRole('dialog'));
  await waitFor(() => expect(dialog.getByText('Arjun leaves today')).toBeVisible());
});
export const OnAPhone = meta.story({ ...Chosen.input, globals: { viewport: { value: 'phone' } } });
export const Loading = meta.story({ args: { candidates: { state: 'loading' } } });
export const Failed = meta.story({ args: { candidates: { state: 'failed' } } });
export const NobodyFree = meta.story({ args: { candidates: { state: 'ready', candidates: [] } } });

export const Refused = meta.story({ args: { submit: refused('', 'The server could not be reached') } });
Refused.test('an error below the window is scrolled into sight', async ({ userEvent }) => {
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('radio', { name: 'Sick' }));
  await userEvent.click(dialog.getByRole('radio', { name: /Deepak Solanki/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Replace guard' }));
  const { bottom } = (await dialog.findByRole('alert')).getBoundingClientRect();
  const { top } = dialog.getByRole('button', { name: 'Cancel' }).getBoundingClientRect();
  await expect(bottom).toBeLessThan(top);
});
