import { expect, fn, waitFor, within } from 'storybook/test';
import { notSnapped } from '../../../../../../.storybook/looks.ts';
import preview from '../../../../../../.storybook/preview.ts';
import {
  billDeleted,
  billPaid,
  guardAssigned,
  guardsImported,
  loggedIn,
  longNames,
  signedUp,
  unknownAction,
} from '../audit-log.samples.ts';
import { AuditLog } from './AuditLog.tsx';

const onOpen = fn();

const meta = preview.meta({
  component: AuditLog,
  args: {
    entries: [guardAssigned, billPaid, loggedIn, signedUp],
    recordLink: ({ kind, _id }) => ({ href: `?${kind}=${_id}`, onOpen }),
  },
  parameters: { chromatic: notSnapped },
});

export const TwoDays = meta.story({ tags: ['snapshot-phone'] });
export const One = meta.story({ args: { entries: [signedUp] } });
export const LongNames = meta.story({ args: { entries: [longNames, unknownAction] } });
export const OnAPhone = meta.story({
  args: { entries: [longNames, signedUp] },
  decorators: [(Story) => <div className="w-72">{Story()}</div>],
});
export const DeletedBill = meta.story({ args: { entries: [billDeleted, billPaid], onRestoreBill: fn() } });
DeletedBill.test('a deleted bill can be restored', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Restore PR/26-27/000118' }));
  await expect(args.onRestoreBill).toHaveBeenCalledWith('bill-118');
});
export const Import = meta.story({ args: { entries: [guardsImported, billPaid], onRemoveImport: fn() } });
Import.test('an import can be removed', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Remove the import of 300 rows' }));
  await expect(args.onRemoveImport).toHaveBeenCalledWith(guardsImported);
});
export const Loading = meta.story({ args: { busy: true } });

TwoDays.test('entries are grouped by day with India time', async ({ canvas }) => {
  const today = within(canvas.getByRole('list', { name: 'Fri, 20 Nov 2026' }));
  const lines = today.getAllByRole('listitem').map(({ textContent }) => textContent);
  await expect(lines).toEqual([
    '09:12Asha Rao assigned Ravi Kumar to Sunrise Heights',
    '08:35Asha Rao marked bill PR/26-27/000118 of Sunrise Heights as paid',
    '01:00Asha Rao logged in',
  ]);
  await expect(canvas.getByRole('list', { name: 'Thu, 19 Nov 2026' })).toHaveTextContent(
    '17:30Meher Irani signed up',
  );
});
LongNames.test('an unknown action shows a readable sentence', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText('Asha Rao: send shift plan')).toBeVisible());
});
TwoDays.test('the names of guards and clients lead to their records', async ({ canvas, userEvent }) => {
  const [assigned] = canvas.getAllByRole('listitem');
  const links = within(assigned as HTMLElement).getAllByRole('link');
  await expect(links.map(({ textContent }) => textContent)).toEqual(['Ravi Kumar', 'Sunrise Heights']);
  await expect(links[0]).toHaveAttribute('href', `?guard=${guardAssigned.records?.guard?._id}`);
  await userEvent.click(links[1] as HTMLElement);
  await expect(onOpen).toHaveBeenCalledOnce();
});
TwoDays.test('a name without a record is plain text', async ({ canvas }) => {
  await expect(canvas.queryByRole('link', { name: 'Asha Rao' })).toBeNull();
  await expect(canvas.queryByRole('link', { name: 'Meher Irani' })).toBeNull();
});
