import type { BillDraft, MadeBill } from '@prahari/contract/bill-months.schemas';
import { expect, fn, within } from 'storybook/test';
import { notSnapped } from '../../../../../../.storybook/looks.ts';
import preview from '../../../../../../.storybook/preview.ts';
import { TabPage } from '../../../base/TabPage/TabPage.tsx';
import { MonthPicker } from '../../muster/MonthPicker/MonthPicker.tsx';
import { noEdits, withoutLine } from '../bill-lines.ts';
import {
  adjustedDraft,
  billedDraft,
  disputedDraft,
  draftsOfTwoStates,
  madeOf,
  noRateDraft,
  readyDraft,
} from '../bill-months.samples.ts';
import { BillMonth } from './BillMonth.tsx';
import { type MonthEdits, noMonthEdits, rowsOf } from './bill-month-rows.ts';

const drafts: BillDraft[] = [noRateDraft, disputedDraft, readyDraft, adjustedDraft, billedDraft];
const rows = (edits: MonthEdits = noMonthEdits, made: readonly MadeBill[] = []) =>
  rowsOf(drafts, edits, new Map(made.map((one) => [one.clientId, one])));
const link = () => ({ href: '?bills', onOpen: fn() });

const meta = preview.meta({
  component: BillMonth,
  args: {
    month: '2026-11',
    basedOn: 'agreed' as const,
    onBasedOn: fn(),
    period: <MonthPicker month="2026-11" onChange={fn()} />,
    billDate: { value: '2026-12-04', onChange: fn(), min: '2026-11-30', max: '2026-12-04' },
    rows: rows(),
    making: null,
    isStopping: false,
    current: new Set<string>(),
    pressed: new Set<string>(),
    onMake: fn(),
    onStop: fn(),
    onBack: fn(),
    onChoose: fn(),
    onChooseAll: fn(),
    onMend: fn(),
    onEditLine: fn(),
    onAddLine: fn(),
    onLeaveLine: fn(),
    onPutBackLine: fn(),
    musterLink: link,
    billLink: link,
  },
  parameters: { chromatic: notSnapped, layout: 'fullscreen' },
  decorators: [(Story) => <TabPage>{Story()}</TabPage>],
});

export const Drafts = meta.story({ tags: ['snapshot', 'snapshot-phone'] });
Drafts.test('each problem is named in words with the way to mend it', async ({ args, canvas, userEvent }) => {
  const waiting = within(canvas.getByRole('region', { name: 'Wait for you' }));
  await expect(waiting.getByText('Nashik Road, Nashik: no rate for night duties of 12 hours')).toBeVisible();
  await userEvent.click(waiting.getByRole('button', { name: /^Enter rate/ }));
  await expect(args.onMend).toHaveBeenCalledWith(expect.anything(), noRateDraft.problems[0]);
  await userEvent.click(waiting.getByRole('button', { name: /^2 more/ }));
  await expect(waiting.getAllByRole('button', { name: /^Open muster/ })).toHaveLength(4);
});
Drafts.test('the days of a line are one press away, with the muster', async ({ canvas, userEvent }) => {
  await userEvent.click(
    canvas.getByRole('button', { name: 'Lines of Nirmal Jeevan Multispeciality Hospital' }),
  );
  await expect(canvas.getByText('total ₹71,587.00')).toBeVisible();
  await userEvent.click(canvas.getByText('19 days'));
  await expect(canvas.getByText(/^1 Nov 2026, 2 Nov 2026.*19 Nov 2026$/)).toBeVisible();
  await expect(canvas.getAllByRole('link', { name: 'Open the muster' })[2]).toBeVisible();
});
Drafts.test('one press makes the bills of all who are ready', async ({ args, canvas, userEvent }) => {
  await expect(canvas.getByText('2 bills, ₹1,42,192.00')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Make 2 bills' }));
  await expect(args.onMake).toHaveBeenCalledOnce();
});
Drafts.test('a client with a problem can’t be ticked', async ({ canvas }) => {
  for (const { client } of [noRateDraft, disputedDraft, billedDraft])
    await expect(canvas.getByRole('checkbox', { name: `Bill ${client.name}` })).toBeDisabled();
});
export const TwoStates = meta.story({ args: { rows: rowsOf(draftsOfTwoStates, noMonthEdits, new Map()) } });
TwoStates.test(
  'a client billed by two GSTINs has a row for each with its State',
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Bill Deccan Cold Chain, Karnataka' }));
    await expect(args.onChoose).toHaveBeenCalledWith(
      expect.objectContaining({ billedFrom: 'Karnataka' }),
      false,
    );
    await expect(canvas.getByText('GSTIN of Maharashtra')).toBeVisible();
  },
);
export const Edited = meta.story({
  args: {
    rows: rows({ ...noMonthEdits, lines: { [readyDraft.clientId]: withoutLine(noEdits, 'd') } }),
  },
});
Edited.test('the sums follow what was left out', async ({ canvas, userEvent }) => {
  await expect(canvas.getByText('Edited')).toBeVisible();
  await userEvent.click(
    canvas.getByRole('button', { name: 'Lines of Nirmal Jeevan Multispeciality Hospital' }),
  );
  await expect(canvas.getByText('total ₹61,203.00')).toBeVisible();
  await expect(canvas.getByRole('button', { name: /^Put back: Farhan Shaikh/ })).toBeVisible();
});
export const Making = meta.story({
  args: {
    rows: rows(noMonthEdits, [madeOf(readyDraft, 'PR/26-27/000119')]),
    making: { done: 1, total: 2 },
    current: new Set([adjustedDraft.clientId]),
    pressed: new Set([readyDraft.clientId, adjustedDraft.clientId]),
  },
});
Making.test('the progress is named, and making can be stopped', async ({ args, canvas, userEvent }) => {
  await expect(canvas.getByRole('progressbar', { name: 'Making bills' })).toBeVisible();
  await expect(canvas.getByText('Making')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
  await expect(args.onStop).toHaveBeenCalledOnce();
});
export const Made = meta.story({
  args: {
    rows: rows(noMonthEdits, [
      madeOf(readyDraft, 'PR/26-27/000119'),
      {
        clientId: adjustedDraft.clientId,
        result: 'refused',
        bills: [] as const,
        problems: [{ code: 'disputed' as const, message: 'Main gate, Pune: the client disputes a day' }],
      },
    ]),
  },
});
Made.test('a result stands beside each client, and what was made is named', async ({ canvas }) => {
  await expect(canvas.getByText('1 bill made, ₹71,587.00')).toBeVisible();
  await expect(canvas.getByText('PR/26-27/000119 · 1 not made')).toBeVisible();
  await expect(canvas.getByText('Main gate, Pune: the client disputes a day')).toBeVisible();
});
export const MadeBefore = meta.story({
  args: {
    rows: rows(noMonthEdits, [
      { ...madeOf(readyDraft, 'PR/26-27/000119'), result: 'made_before' as const },
      { ...madeOf(adjustedDraft, 'PR/26-27/000120'), result: 'made_before' as const },
    ]),
  },
});
MadeBefore.test('bills that somebody else made are named as made before', async ({ canvas }) => {
  await expect(canvas.getByText('0 bills made')).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'PR/26-27/000120' })).toBeVisible();
  await expect(canvas.queryByRole('button', { name: /^Make/ })).toBeNull();
});
export const BadBillDate = meta.story({
  args: {
    billDate: {
      value: '2026-11-30',
      onChange: fn(),
      error: 'Bill date must not be before 2026-12-02, the date of the newest bill',
    },
  },
});
export const Nobody = meta.story({ args: { rows: [] } });
export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });
