import { importMessages } from '@prahari/contract/imports';
import type { SheetKind } from '@prahari/domain/sheets/column-words';
import { atom } from 'nanostores';
import { expect, fn, waitFor, within } from 'storybook/test';
import { notSnapped } from '../../../../../../.storybook/looks.ts';
import preview from '../../../../../../.storybook/preview.ts';
import { ImportDialog } from './ImportDialog.tsx';
import {
  clientsSheet,
  longSheet,
  nothingNew,
  rightResult,
  rightSheet,
  trial,
  unclearSheet,
  wrongSheet,
} from './import.samples.ts';
import type { ImportState } from './import-state.ts';

const meta = preview.meta({
  component: ImportDialog,
  args: {
    kind: 'guards' as SheetKind,
    state: { step: 'open', isReading: false } as ImportState,
    onFile: fn(),
    onPaste: fn(),
    onCheck: fn(),
    onDraft: fn(),
    onStep: fn(),
    onSendInvitations: fn(),
    onImport: fn(),
    onUndo: fn(),
    onForget: fn(),
    onBack: fn(),
    onClose: fn(),
  },
  parameters: { chromatic: notSnapped },
});
const dialog = () => within(within(document.body).getByRole('dialog'));

export const Open = meta.story();
Open.test('a file can be chosen, and cells or lines pasted', async ({ args, userEvent }) => {
  const file = new File(['Name,Phone'], 'guards.csv', { type: 'text/csv' });
  await userEvent.upload(dialog().getByLabelText('File (.xlsx or .csv)'), file);
  await waitFor(() => expect(args.onFile).toHaveBeenCalledWith(file));
  await userEvent.click(dialog().getByRole('textbox', { name: 'Or paste cells or lines' }));
  await userEvent.paste('Asha\t98000 10003');
  await expect(args.onPaste).toHaveBeenCalledWith('Asha\t98000 10003');
});
export const Reading = meta.story({ args: { state: { step: 'open', isReading: true } } });
export const Unreadable = meta.story({
  args: {
    state: {
      step: 'open',
      isReading: false,
      problem: importMessages.oldExcel('Guards Oct.xls'),
      before: 'Pasted cells',
    },
  },
});
Unreadable.test('what was pasted is still there after a file was refused', async ({ args, userEvent }) => {
  await expect(dialog().getByRole('status')).toHaveTextContent('“Guards Oct.xls” is a workbook of Excel 97');
  await userEvent.click(dialog().getByRole('button', { name: 'Back to Pasted cells' }));
  await expect(args.onBack).toHaveBeenCalledOnce();
});

export const Mend = meta.story({ args: { state: wrongSheet } });
Mend.test('a problem is mended at its cell', async ({ args, userEvent }) => {
  const sheet = within(await dialog().findByRole('region', { name: 'Sheet' }));
  await userEvent.click(sheet.getByRole('button', { name: /^98220 4177 / }));
  const cell = await sheet.findByRole('textbox', { name: 'Phone, C7' });
  await userEvent.clear(cell);
  await userEvent.type(cell, '98220 41772{Enter}');
  await expect(args.onDraft).toHaveBeenCalledWith({ cells: { '7:2': '98220 41772' } });
});
Mend.test('a cell without a problem is mended in place', async ({ args, userEvent }) => {
  const sheet = within(await dialog().findByRole('region', { name: 'Sheet' }));
  await userEvent.click(sheet.getByRole('button', { name: 'Vijay Anant Jadhav' }));
  const cell = await sheet.findByRole('textbox', { name: 'Name, B5' });
  await userEvent.clear(cell);
  await userEvent.type(cell, 'Vijay A Jadhav{Enter}');
  await expect(args.onDraft).toHaveBeenLastCalledWith({ cells: { '5:1': 'Vijay A Jadhav' } });
  await expect(sheet.queryByRole('textbox')).toBeNull();
  await expect(sheet.getByRole('button', { name: 'Vijay Anant Jadhav' })).toHaveFocus();
});
Mend.test('arrow keys reach every cell, Enter mends it and Escape leaves it', async ({ args, userEvent }) => {
  const sheet = within(await dialog().findByRole('region', { name: 'Sheet' }));
  sheet.getByRole('button', { name: 'Santosh G Shinde' }).focus();
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}');
  await expect(sheet.getAllByRole('button', { name: 'Pune' })[1]).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await userEvent.type(await sheet.findByRole('textbox', { name: 'Home city, D5' }), ' City{Escape}');
  await expect(args.onDraft).not.toHaveBeenCalled();
  await expect(sheet.getAllByRole('button', { name: 'Pune' })[1]).toHaveFocus();
  await expect(args.onClose).not.toHaveBeenCalled();
});
Mend.test('what was typed into a cell is kept when another one is opened', async ({ args, userEvent }) => {
  const sheet = within(await dialog().findByRole('region', { name: 'Sheet' }));
  await userEvent.click(sheet.getAllByRole('button', { name: 'Guwahati' })[0] as Element);
  await userEvent.type(await sheet.findByRole('textbox', { name: 'Home city, D6' }), ' East');
  await userEvent.click(sheet.getByRole('button', { name: 'Jaipur' }));
  await expect(args.onDraft).toHaveBeenCalledWith({ cells: { '6:3': 'Guwahati East' } });
  await expect(await sheet.findByRole('textbox', { name: 'Home city, D7' })).toHaveValue('Jaipur');
});
Mend.test('the phone that two rows share can be typed again', async ({ args, userEvent }) => {
  const list = within(await dialog().findByRole('region', { name: 'To mend' }));
  await userEvent.click(list.getByRole('button', { name: /^C9/ }));
  const cell = await dialog().findByRole('textbox', { name: 'Phone, C9' });
  await userEvent.clear(cell);
  await userEvent.type(cell, '98220 41773{Enter}');
  await expect(args.onDraft).toHaveBeenLastCalledWith({ cells: { '9:2': '98220 41773' } });
});
Mend.test('one of two numbers in a cell is chosen', async ({ args, userEvent }) => {
  const list = within(await dialog().findByRole('region', { name: 'To mend' }));
  await userEvent.click(list.getByRole('button', { name: /^C8/ }));
  await userEvent.click(await dialog().findByRole('button', { name: '94220 56019' }));
  await expect(args.onDraft).toHaveBeenCalledWith({ cells: { '8:2': '94220 56019' } });
});
Mend.test('a shared phone is asked about, and a row can be left out', async ({ args, userEvent }) => {
  const list = within(await dialog().findByRole('region', { name: 'To mend' }));
  await userEvent.click(list.getByRole('button', { name: /^C9/ }));
  await userEvent.click(await dialog().findByRole('button', { name: 'Another guard: both use this phone' }));
  await expect(args.onDraft).toHaveBeenCalledWith({ persons: { 9: 'other' } });
  await userEvent.click(dialog().getByRole('button', { name: 'Leave those 3 out' }));
  await expect(args.onDraft).toHaveBeenCalledWith({ leftOut: [7, 8, 9] });
});
Mend.test('a column is chosen by hand', async ({ args, userEvent }) => {
  const column = await dialog().findByRole('combobox', { name: 'Column G, OT HRS' });
  await userEvent.selectOptions(column, 'Skills');
  await expect(args.onDraft).toHaveBeenCalledWith({ columns: { 6: 'skills' } });
});
Mend.test('rows and columns that are not imported are named', async () => {
  await expect(dialog().getByText('Skipped row 1: title (Muster of October 2026)')).toBeInTheDocument();
  await expect(dialog().getByText('Skipped row 10: total (Total: 6)')).toBeInTheDocument();
  await expect(dialog().getByText('Skipped column A: not used (Sr)')).toBeInTheDocument();
});

export const Unclear = meta.story({ args: { state: unclearSheet } });
Unclear.test('the order of day and month is asked', async ({ args, userEvent }) => {
  const list = within(await dialog().findByRole('region', { name: 'To mend' }));
  await userEvent.click(list.getByRole('button', { name: /Is the day or the month first in DOB/ }));
  await userEvent.click(await dialog().findByRole('button', { name: '4 May 1990 (day first)' }));
  await expect(args.onDraft).toHaveBeenCalledWith({ orders: { 2: 'dayFirst' } });
});
Unclear.test('a value is given to all rows where no column has it', async ({ args, userEvent }) => {
  const list = within(await dialog().findByRole('region', { name: 'To mend' }));
  await userEvent.click(list.getByRole('button', { name: /No column for “Home city”/ }));
  await userEvent.type(
    await dialog().findByRole('textbox', { name: 'Home city of all rows' }),
    'Bhopal{Enter}',
  );
  await expect(args.onDraft).toHaveBeenCalledWith({ fills: { city: 'Bhopal' } });
});

export const Clients = meta.story({ args: { kind: 'clients', state: clientsSheet } });
Clients.test('a shift in other words is chosen', async ({ args, userEvent }) => {
  const list = within(await dialog().findByRole('region', { name: 'To mend' }));
  await userEvent.click(list.getByRole('button', { name: /^H3/ }));
  const choice = await dialog().findByRole('button', { name: '24 hours' });
  await userEvent.click(within(choice.parentElement as HTMLElement).getByRole('button', { name: 'Night' }));
  await expect(args.onDraft).toHaveBeenCalledWith({ cells: { '3:7': 'Night' } });
});

export const Typing = meta.story({
  args: { state: wrongSheet, typed: atom({ row: 5, column: 3, text: 'Pune Ci' }) },
});
Typing.test('a text that was being typed is there after a reload', async ({ args, userEvent }) => {
  const cell = await dialog().findByRole('textbox', { name: 'Home city, D5' });
  await expect(cell).toHaveValue('Pune Ci');
  await userEvent.type(cell, 'ty');
  await expect(args.typed?.get()).toEqual({ row: 5, column: 3, text: 'Pune City' });
  await userEvent.keyboard('{Enter}');
  await expect(args.onDraft).toHaveBeenCalledWith({ cells: { '5:3': 'Pune City' } });
  await expect(args.typed?.get()).toBeUndefined();
});

export const Long = meta.story({ args: { state: longSheet } });
Long.test('every row can be shown, to mend it', async ({ args, userEvent }) => {
  const sheet = within(await dialog().findByRole('region', { name: 'Sheet' }));
  await userEvent.click(sheet.getByRole('button', { name: 'Show 28 more rows' }));
  await userEvent.click(sheet.getByRole('button', { name: 'Guard 40' }));
  await userEvent.type(await sheet.findByRole('textbox', { name: 'Name, A41' }), ' Rao{Enter}');
  await expect(args.onDraft).toHaveBeenCalledWith({ cells: { '41:0': 'Guard 40 Rao' } });
});

export const Ready = meta.story({ args: { state: rightSheet } });
Ready.test('a sheet without problems can be tried', async ({ args, userEvent }) => {
  await userEvent.click(await dialog().findByRole('button', { name: 'Try it' }));
  await expect(args.onStep).toHaveBeenCalledWith('try');
});
export const Checking = meta.story({
  args: { state: { ...trial, step: 'mend', check: { state: 'checking' } } },
});
export const NotChecked = meta.story({
  args: { state: { ...trial, step: 'mend', check: { state: 'failed' } } },
});
NotChecked.test('a check that failed can be repeated', async ({ args, userEvent }) => {
  await userEvent.click(await dialog().findByRole('button', { name: 'Check again' }));
  await expect(args.onCheck).toHaveBeenCalledOnce();
});
export const Unmapped = meta.story({
  args: { state: { ...trial, step: 'mend', check: { state: 'unmapped' } } },
});

export const Try = meta.story({ args: { state: trial } });
Try.test(
  'old and new values are shown, and invitations are sent only when asked',
  async ({ args, userEvent }) => {
    await expect(
      await dialog().findByRole('row', { name: /^6 Kishore Baruah Phone \+91 98220 41779 \+91 98220 41770/ }),
    ).toBeVisible();
    const invitations = dialog().getByRole('checkbox', { name: 'Send 3 invitations' });
    await expect(invitations).not.toBeChecked();
    await userEvent.click(invitations);
    await expect(args.onSendInvitations).toHaveBeenCalledWith(true);
    await userEvent.click(dialog().getByRole('button', { name: 'Import 5 rows' }));
    await expect(args.onImport).toHaveBeenCalledOnce();
  },
);
Try.test('a phone of somebody with the same name can be another guard’s', async ({ args, userEvent }) => {
  await userEvent.click(await dialog().findByRole('button', { name: 'Another guard' }));
  await expect(args.onDraft).toHaveBeenCalledWith({ persons: { 6: 'other' } });
});
export const Outdated = meta.story({ args: { state: { ...trial, isOutdated: true } } });
export const Importing = meta.story({ args: { state: { ...trial, isImporting: true } } });
export const NothingNew = meta.story({ args: { state: nothingNew } });
NothingNew.test('nothing can be imported when everything is known', async () => {
  await dialog().findByText('Everything is in Prahari already');
  await expect(dialog().queryByRole('button', { name: /^Import/ })).toBeNull();
});

export const Done = meta.story({
  args: {
    state: {
      step: 'done',
      result: { ...rightResult, imported: 5, importId: 'id' },
      leftOut: 1,
      isRemoving: false,
    },
  },
});
Done.test('the whole import can be undone', async ({ args, userEvent }) => {
  await expect(await dialog().findByText('5 rows imported, 1 left out.')).toBeVisible();
  await userEvent.click(dialog().getByRole('button', { name: 'Undo all' }));
  await expect(args.onUndo).toHaveBeenCalledOnce();
});
