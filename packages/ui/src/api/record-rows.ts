import type { AccountRow, AuditEntry, UndeliveredMail } from '@prahari/contract';
import { auditTopics } from '@prahari/contract/audit-log/words';
import { roles } from '@prahari/contract/roles';
import { asRaw, idOf, num, text } from './read.ts';
import { toPerson } from './rows.ts';

export function toActivity(value: unknown): AuditEntry {
  const raw = asRaw(value);
  const about = asRaw(raw.about);
  const name = (of: string) => (text(about[of]) ? { [of]: text(about[of]) } : {});
  return {
    _id: idOf(value),
    createdAt: text(raw.createdAt),
    action: text(raw.action),
    topic: auditTopics.find((topic) => topic === raw.topic) ?? 'accounts',
    actor: raw.actor ? toPerson(raw.actor) : null,
    about: {
      ...name('person'),
      ...name('guard'),
      ...name('client'),
      ...name('billNumber'),
      ...name('status'),
      ...name('recipient'),
    },
  };
}

export function toUndeliveredMail(value: unknown): UndeliveredMail {
  const raw = asRaw(value);
  return {
    _id: idOf(value),
    recipient: text(raw.recipient),
    subject: text(raw.subject),
    status: raw.status === 'dead' ? 'dead' : 'waiting',
    tries: num(raw.tries, 0),
    lastError: text(raw.lastError) || null,
    createdAt: text(raw.createdAt),
    nextTryAt: text(raw.nextTryAt) || null,
    canRetry: raw.canRetry === true,
  };
}

export function toAccountRow(value: unknown): AccountRow {
  const raw = asRaw(value);
  return {
    _id: idOf(value),
    name: text(raw.name),
    email: text(raw.email),
    role: roles.find((role) => role === raw.role) ?? 'client',
    createdAt: text(raw.createdAt),
    state: raw.state === 'disabled' ? 'disabled' : 'active',
    disabledAt: text(raw.disabledAt) || null,
    sessions: num(raw.sessions, 0),
    lastSeenAt: text(raw.lastSeenAt) || null,
    own: raw.own === true,
  };
}
