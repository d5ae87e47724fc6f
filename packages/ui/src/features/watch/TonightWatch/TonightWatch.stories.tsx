import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { keptDraft } from '../../../../testing/kept-draft.ts';
import { watchSample } from '../watch.samples.ts';
import { TonightWatch } from './TonightWatch.tsx';

const meta = preview.meta({
  component: TonightWatch,
  args: {
    watch: watchSample,
    now: new Date('2026-11-26T20:16:00+05:30'),
    onCalled: fn(),
    onOffer: fn(),
    onReplace: fn(),
    onAssign: fn(),
    onHold: fn(),
    guardLink: (id) => ({ href: `?guard=${id}`, onOpen: fn() }),
    clientLink: (id) => ({ href: `?client=${id}`, onOpen: fn() }),
  },
});

export const Night = meta.story();
Night.test('who is not there stands without a press, worst first, with what was done', async ({ canvas }) => {
  const rows = canvas.getAllByRole('listitem');
  await expect(rows[0]).toHaveTextContent('Empty place');
  await expect(rows[1]).toHaveTextContent('16 min late');
  await expect(rows[1]).toHaveTextContent('called 20:13: “bus at Moshi”');
  await expect(rows[2]).toHaveTextContent('nobody called yet');
});
Night.test('offer and replace are one press, from the row', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Offer the place at Coromandel Cold Storage' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Replace Rameshwar Singh' }));
  await expect(args.onOffer).toHaveBeenCalledWith(watchSample.rows[0]);
  await expect(args.onReplace).toHaveBeenCalledWith(watchSample.rows[2]);
});

export const NotAttended = meta.story({
  args: {
    watch: { ...watchSample, isAttended: false, late: 0, rows: watchSample.rows.slice(0, 1) },
  },
});
NotAttended.test('without attendance it says "as planned" and nobody is late', async ({ canvas }) => {
  await expect(canvas.getByText('as planned')).toBeVisible();
  await expect(canvas.queryByText(/late/)).toBeNull();
});
const called = watchSample.rows[1]?.duty?._id;
export const Kept = meta.story({
  args: { noteDraft: (dutyId) => (dutyId === called ? keptDraft({ note: 'bus at Moshi' }) : undefined) },
});
Kept.test('a note about a call that was left is kept', async ({ canvas }) => {
  await expect(canvas.getByRole('textbox')).toHaveValue('bus at Moshi');
});

const [empty] = watchSample.rows;
const many = Array.from({ length: 7 }, (_, at) => ({
  ...empty,
  post: { ...empty?.post, _id: `post-${at}`, client: { _id: `client-${at}`, name: `Gate ${at + 1}` } },
})) as typeof watchSample.rows;
export const Many = meta.story({ args: { watch: { ...watchSample, rows: many } } });
Many.test('the focus goes on with the first row that "Show all" added', async ({ canvas, userEvent }) => {
  canvas.getByRole('button', { name: 'Show all 7' }).focus();
  await userEvent.keyboard('{Enter}');
  await expect(canvas.getByRole('link', { name: /Gate 6/ })).toHaveFocus();
});

export const BesideARecord = meta.story({
  globals: { viewport: { value: 'desk' } },
  decorators: [(Story) => <div className="w-[47rem]">{Story()}</div>],
});
BesideARecord.test('a name keeps most of the row beside the record of a person', async ({ canvas }) => {
  const [row] = canvas.getAllByRole('listitem');
  const name = row?.firstElementChild?.getBoundingClientRect().width ?? 0;
  await expect(name).toBeGreaterThan(300);
});
