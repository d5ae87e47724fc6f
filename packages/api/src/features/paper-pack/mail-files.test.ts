import { formatDay } from '@prahari/domain/format';
import pino from 'pino';
import PostalMime from 'postal-mime';
import readXlsx from 'read-excel-file/node';
import { afterAll, expect, it } from 'vitest';
import { statusAndCode } from '../../../testing/api.ts';
import { billing, lastMonth } from '../../../testing/billing.ts';
import { auditActionsOf, daysFromToday } from '../../../testing/company.ts';
import { startCompany } from '../../../testing/company-suite.ts';
import { exhaustive } from '../../../testing/exhaustive.ts';
import { pdfPages } from '../../../testing/pdf-text.ts';
import { rowsOf, setRows } from '../../../testing/rows.ts';
import { startSmtp } from '../../../testing/smtp.ts';
import { nowText } from '../../db/ids.ts';
import { mailTransport } from '../../mail/transport.ts';
import { mailWorker } from '../../mail/worker.ts';
import { filesOfMail } from './mail-files.service.ts';

const started = await startCompany();
const { api, company } = started;
const { client } = billing(started);
const smtp = await startSmtp();
afterAll(() => smtp.stop());

const worker = mailWorker({
  db: api.db,
  log: pino({ level: 'silent' }),
  send: mailTransport(
    { smtpUrl: smtp.url, mailFrom: 'Prahari <no-reply@prahari.example>', dataDir: '' },
    () => {},
  ),
  makeFiles: filesOfMail(api.db),
  wakeWithinMs: 0,
});

/** Sends what is due and returns the mails to an address about bills and statements. */
async function mailsTo(email: string) {
  await setRows(api.db, 'outbox', { sent_at: null }, { next_attempt_at: nowText(-1) });
  await worker.drain();
  const own = smtp.received.filter(({ to }) => to.includes(email));
  const mails = await Promise.all(own.map(({ source }) => PostalMime.parse(source)));
  return mails.filter(({ subject }) => /bill|statement/i.test(subject ?? ''));
}
const bytesOf = (content: string | ArrayBuffer | Uint8Array) => new Uint8Array(content as ArrayBuffer);
const textOf = async (content: string | ArrayBuffer | Uint8Array) =>
  (await pdfPages(bytesOf(content))).join(' ').replace(/\s+/g, ' ');

it('the mail about a bill carries the bill as a PDF and the muster of each of its posts', async () => {
  const one = await client([[1, 10]]);
  await one.post('night', [[1, 3]]);
  const { bill } = await one.make();
  const queued = await rowsOf(api.db, 'outbox', { recipient: one.email });
  for (const { attachments } of queued) expect(String(attachments).length).toBeLessThan(300);
  const [mail] = await mailsTo(one.email);
  expect(mail?.attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
    [`${bill.billNumber.replaceAll('/', '-')}.pdf`, 'application/pdf'],
    [expect.stringMatching(`^muster-${lastMonth}-1-.*[.]xlsx$`), expect.stringContaining('spreadsheetml')],
    [expect.stringMatching(`^muster-${lastMonth}-2-.*[.]xlsx$`), expect.stringContaining('spreadsheetml')],
  ]);
  const [pdf, day, night] = mail?.attachments ?? [];
  expect(await textOf(pdf?.content ?? '')).toContain(bill.billNumber);
  for (const [sheet, duties] of [
    [day, 10],
    [night, 3],
  ] as const) {
    const [{ data: rows } = { data: [] }] = await readXlsx(Buffer.from(bytesOf(sheet?.content ?? '')));
    expect(rows[0]?.slice(0, 2)).toEqual(['Sl', 'Name']);
    expect(rows.flat()).toContain(duties);
  }
});

it(
  'while the mail server is dead nothing is lost, and then the bill is sent as it is by then',
  exhaustive,
  async () => {
    const one = await client([[1, 10]]);
    smtp.refuse(1_000_000);
    const { bill } = await one.make();
    expect(await mailsTo(one.email)).toEqual([]);
    const changed = { version: 1, dueDate: daysFromToday(40) };
    expect((await api.put(`/admin/bills/${bill._id}`, changed, company.admin)).status).toBe(200);
    smtp.refuse(0);
    const [mail] = await mailsTo(one.email);
    expect(await textOf(mail?.attachments[0]?.content ?? '')).toContain(formatDay(daysFromToday(40)));
    expect(await mailsTo(one.email)).toHaveLength(1);
  },
);

it('a bill that was deleted meanwhile is not attached, and no other mail waits for it', async () => {
  const one = await client([[1, 2]]);
  const { bill } = await one.make();
  await api.post('/admin/bills/delete', { billId: bill._id }, company.admin);
  const other = await client([[1, 2]]);
  await other.make();
  const sent = await mailsTo(one.email);
  for (const { attachments } of sent) expect(attachments).toEqual([]);
  expect((await mailsTo(other.email))[0]?.attachments).toHaveLength(2);
});

it('a client gets its statement as a PDF by one press of the office, and downloads its own', async () => {
  const one = await client([[1, 10]]);
  const { bill } = await one.make();
  await mailsTo(one.email);
  const period = { from: daysFromToday(-30), to: daysFromToday(0) };
  const body = { clientId: one.clientId, ...period };
  const mailed = await api.post('/admin/statement/mail', body, company.admin);
  expect(mailed.body.data).toEqual({ to: one.email });
  expect(await auditActionsOf(api.db, one.clientId)).toContain('mailStatement');
  const mail = (await mailsTo(one.email)).at(-1);
  expect(mail?.subject).toContain('statement');
  const [pdf] = mail?.attachments ?? [];
  const text = await textOf(pdf?.content ?? '');
  expect(text).toContain(bill.billNumber);
  const owed = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 }).format(bill.amount);
  expect(text).toContain(`Owed on ${formatDay(period.to)} ₹${owed}`);
  const read = async (path: string, token: string) => {
    const reply = await fetch(`${api.url}/api${path}from=${period.from}&to=${period.to}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(reply.headers.get('content-disposition')).toMatch(/^attachment; filename="statement-.*[.]pdf"$/);
    return textOf(await reply.arrayBuffer());
  };
  expect(await read('/client/statement/pdf?', one.token)).toBe(text);
  expect(await read(`/admin/statement/pdf?clientId=${one.clientId}&`, company.admin)).toBe(text);
  const stranger = await client([]);
  expect(await read(`/client/statement/pdf?clientId=${one.clientId}&`, stranger.token)).not.toContain(
    bill.billNumber,
  );
});

it('a statement of a client without an address is not mailed', async () => {
  const one = await client([]);
  await setRows(api.db, 'users', { email: one.email }, { email: null });
  const body = { clientId: one.clientId, from: daysFromToday(-1), to: daysFromToday(0) };
  expect(statusAndCode(await api.post('/admin/statement/mail', body, company.admin))).toEqual([
    409,
    'statement.no_email',
  ]);
});
