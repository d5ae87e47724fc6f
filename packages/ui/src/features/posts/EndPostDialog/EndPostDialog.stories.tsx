import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { keptDraft } from '../../../../testing/kept-draft.ts';
import { accepted, refused } from '../../../../testing/submit-results.ts';
import { NOW, nightPost, notBegunPost } from '../posts.samples.ts';
import { EndPostDialog } from './EndPostDialog.tsx';

const meta = preview.meta({
  component: EndPostDialog,
  args: { post: nightPost, now: NOW, submit: accepted(), onClose: fn() },
});
const dialog = async () => within(await screen.findByRole('dialog', { name: /^End post of/ }));

export const Running = meta.story();
Running.test('guards and days that end are named before the press', async ({ args, userEvent }) => {
  const shown = await dialog();
  const ends = shown.getByRole('status', { name: 'What ends' });
  await expect(ends).toHaveTextContent('55 days of the post and the work of 2 guards there end.');
  await expect(ends).toHaveTextContent('Raju Mondal until 20 Nov 2026 instead of 14 Jan 2027');
  await userEvent.click(shown.getByRole('button', { name: 'End post' }));
  await expect(args.submit).toHaveBeenCalledWith({ postId: nightPost._id, lastDay: '2026-11-20' });
  await expect(args.onClose).toHaveBeenCalledOnce();
});
export const NotBegun = meta.story({ args: { post: notBegunPost } });
NotBegun.test('one that has not begun never begins', async () => {
  const shown = await dialog();
  await expect(shown.getByRole('status', { name: 'What ends' })).toHaveTextContent(/^The post never begins/);
});
export const Refused = meta.story({
  args: { submit: refused('', 'More guards are assigned to the post than this would leave room for') },
});
Refused.test('a refusal stays in sight', async ({ userEvent }) => {
  const shown = await dialog();
  await userEvent.click(shown.getByRole('button', { name: 'End post' }));
  await waitFor(() => expect(shown.getByText(/^More guards are assigned/)).toBeVisible());
});
export const Kept = meta.story({ args: { draft: keptDraft({ lastDay: '2026-12-24' }) } });
Kept.test('a day that was chosen before is kept', async () => {
  const shown = await dialog();
  await expect(shown.getByRole('group', { name: 'Last day' })).toHaveTextContent('24/Dec/2026');
});
