import type { NewAuditEntry } from '../audit/audit.ts';
import { accountMailIn } from '../mail/accounts/account-mail.ts';
import { passwordChangedMail } from '../mail/accounts/account-mails.ts';
import { searchText } from '../read-model/search-text.ts';
import type { Calendar } from './calendar.ts';
import type { DemoRows } from './rows.ts';

interface DemoContext {
  rows: DemoRows;
  calendar: Calendar;
}

type DatedEntry = NewAuditEntry & { at: string };

function* accountEntries({ users }: DemoRows, office: string): Generator<DatedEntry> {
  for (const { id, role, created_at: at } of users) {
    const action = role === 'admin' ? 'createAdmin' : 'verifyEmail';
    yield { at, actorId: id === office ? null : id, action, entity: 'users', entityId: id };
  }
}

function* applicationEntries(rows: DemoRows, office: string): Generator<DatedEntry> {
  for (const [entity, name] of [
    ['client_applications', 'ClientApplication'],
    ['security_applications', 'SecurityApplication'],
  ] as const) {
    for (const { id, user_id, status, created_at, answered_at } of rows[entity]) {
      const subject = { entity, entityId: id };
      yield { ...subject, at: created_at, actorId: user_id, action: `submit${name}` };
      const verb = status === 'rejected' ? 'decline' : 'accept';
      if (answered_at) yield { ...subject, at: answered_at, actorId: office, action: `${verb}${name}` };
    }
  }
  for (const { id, created_at: at } of rows.clients)
    yield { at, actorId: office, action: 'addClient', entity: 'clients', entityId: id };
  for (const { id, created_at: at } of rows.guards)
    yield { at, actorId: office, action: 'addGuard', entity: 'guards', entityId: id };
}

function* assignmentEntries({ assignments, guards }: DemoRows, office: string): Generator<DatedEntry> {
  for (const { id, guard_id, created_at, completed_at, replace_reason } of assignments) {
    const subject = { entity: 'assignments', entityId: id };
    const guard = guards.find((one) => one.id === guard_id)?.user_id ?? null;
    yield { ...subject, at: created_at, actorId: office, action: 'assignGuard' };
    if (completed_at && replace_reason)
      yield {
        ...subject,
        at: completed_at,
        actorId: office,
        action: 'replaceGuard',
        detail: { reason: replace_reason },
      };
    else if (completed_at)
      yield {
        ...subject,
        at: completed_at,
        actorId: guard,
        action: 'completeAssignment',
        detail: { status: 'completed' },
      };
  }
}

/** The entries have what a second bookkeeper needs, and no words. */
function* moneyEntries(
  { bills, payments, payment_allocations }: DemoRows,
  actorId: string,
): Generator<DatedEntry> {
  for (const { id, created_at, number, client_id, amount_paise, due_date } of bills)
    yield {
      entity: 'bills',
      entityId: id,
      actorId,
      at: created_at,
      action: 'generateBill',
      detail: { number, clientId: client_id, amountPaise: amount_paise, dueDate: due_date },
    };
  for (const { id, created_at, client_id, day, mode, bank_paise, tds_paise = 0 } of payments)
    yield {
      entity: 'payments',
      entityId: id,
      actorId,
      at: created_at,
      action: 'addPayment',
      detail: {
        clientId: client_id,
        day,
        mode,
        bankPaise: bank_paise,
        tdsPaise: tds_paise,
        allocations: payment_allocations
          .filter(({ payment_id }) => payment_id === id)
          .map(({ bill_id, amount_paise }) => ({ billId: bill_id, amountPaise: amount_paise })),
      },
    };
}

/** Adds the audit entries of all other rows. */
export function addAuditLog({ rows, calendar }: DemoContext): void {
  const office = rows.users.find(({ role }) => role === 'admin')?.id ?? '';
  const entries = [
    ...accountEntries(rows, office),
    ...applicationEntries(rows, office),
    ...assignmentEntries(rows, office),
    ...moneyEntries(rows, office),
  ];
  for (const { at, actorId, action, entity, entityId, detail = {} } of entries) {
    const id = calendar.idAt(at);
    rows.audit_log.push({
      id,
      at,
      actor_id: actorId,
      action,
      entity,
      entity_id: entityId,
      detail: JSON.stringify(detail),
    });
  }
}

/** Adds a mail that can be resent, and one whose code has expired. */
export function addUndeliveredMail({ rows, calendar }: DemoContext): void {
  const addMail = (recipient: string, subject: string, text: string, html: string, daysAgo: number) => {
    const at = calendar.instant(daysAgo);
    rows.outbox.push({
      id: calendar.idAt(at),
      recipient,
      subject,
      text,
      html,
      created_at: at,
      next_attempt_at: at,
      attempts: 1,
      sent_at: null,
      failed_at: at,
      last_error: 'The address was refused (550)',
      search_text: searchText({ texts: [recipient, subject] }),
    });
  };
  const guard = rows.users.find(({ role }) => role === 'security');
  const notice = accountMailIn('en', passwordChangedMail(''));
  addMail(guard?.email ?? '', notice.subject, notice.text, notice.html, 3);
  addMail('kavita.sawant@gmial.example', 'Your Prahari code', '', '', 1);
}
