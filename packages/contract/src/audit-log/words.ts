import { labelOf } from '../format.ts';

export const auditTopics = ['assignments', 'bills', 'applications', 'accounts', 'mail'] as const;
export type AuditTopic = (typeof auditTopics)[number];
export const auditTopicLabels: Record<AuditTopic, string> = {
  assignments: 'Assignments',
  bills: 'Bills',
  applications: 'Applications',
  accounts: 'Accounts',
  mail: 'Mail',
};

export const auditLogWords = {
  fetchFailed: 'Failed to fetch activity',
  notOffered: 'This server does not offer this list.',
} as const;

/** The parts of an audit entry a sentence is made of; the wire's `AuditEntry` has them. */
export interface DescribedEntry {
  action: string;
  actor: { name: string } | null;
  about: {
    person?: string | undefined;
    guard?: string | undefined;
    client?: string | undefined;
    billNumber?: string | undefined;
    status?: string | undefined;
    recipient?: string | undefined;
  };
}

/** The names in a sentence; a general word replaces what is unknown. */
interface Names {
  /** Who did it. */
  who: string;
  /** Possessive of the person it is about. */
  whose: string;
  person: string;
  guard: string;
  client: string;
  bill: string;
  status: string;
  recipient: string;
  /** Who did it; the server operator when it was done from the console. */
  office: string;
}

type Sentence = (names: Names) => string;

const sentenceFor = (all: Record<string, Sentence>, name: string): Sentence | undefined =>
  Object.hasOwn(all, name) ? all[name] : undefined;

const statusSentences: Record<string, Sentence> = {
  active: ({ guard, client }) => `${guard} is back on duty at ${client}`,
  onBreak: ({ guard, client }) => `${guard} went on a break at ${client}`,
  completed: ({ guard, client }) => `${guard} completed the assignment at ${client}`,
};

const sentences: Record<string, Sentence> = {
  'assignment.created': ({ who, guard, client }) => `${who} assigned ${guard} to ${client}`,
  'assignment.withdrawn': ({ who, guard, client }) => `${who} withdrew ${guard} from ${client}`,
  'assignment.status': (names) =>
    sentenceFor(statusSentences, names.status)?.(names) ??
    `${names.guard} changed the assignment at ${names.client}`,
  'bill.created': ({ who, bill, client }) => `${who} generated ${bill} for ${client}`,
  'bill.paid': ({ who, bill, client }) => `${who} marked ${bill} of ${client} as paid`,
  'bill.deleted': ({ who, bill, client }) => `${who} deleted ${bill} of ${client}`,
  'client_application.submitted': ({ who }) => `${who} requested guards`,
  'client_application.approved': ({ who, whose }) => `${who} accepted ${whose} request for guards`,
  'client_application.rejected': ({ who, whose }) => `${who} declined ${whose} request for guards`,
  'security_application.submitted': ({ who }) => `${who} applied for a job`,
  'security_application.accepted': ({ who, whose }) => `${who} accepted ${whose} job application`,
  'security_application.rejected': ({ who, whose }) => `${who} declined ${whose} job application`,
  'client.created': ({ who, client }) => `${who} added ${client} as a client`,
  'client.updated': ({ who, client }) => `${who} updated the service of ${client}`,
  'guard.created': ({ who, guard }) => `${who} added ${guard} as a guard`,
  'admin.created': ({ person }) => `${person} became an admin`,
  'registration.made': ({ person }) => `${person} signed up`,
  'registration.code_sent': ({ person }) => `${person} requested another signup code`,
  'registration.of_known_address': () => 'Someone signed up with the email of an existing account',
  'registration.code_not_sent': () => 'Someone requested a signup code without signing up',
  'user.verified': ({ person }) => `${person} verified their email`,
  'reset.code_sent': ({ person }) => `${person} requested a password reset code`,
  'reset.code_not_sent': () => 'Someone requested a password reset code for an email without an account',
  'reset.switched_off': ({ person }) =>
    `${person} requested a password reset code, but the account is disabled`,
  'password.reset': ({ person }) => `${person} reset their password`,
  'password.changed': ({ who }) => `${who} changed their password`,
  'session.started': ({ who }) => `${who} logged in`,
  'session.ended': ({ who }) => `${who} ended a session`,
  'session.others_ended': ({ who }) => `${who} ended all other sessions`,
  'account.sessions_ended': ({ office, person }) => `${office} ended all sessions of ${person}`,
  'account.switched_off': ({ office, person }) => `${office} disabled the account of ${person}`,
  'account.switched_on': ({ office, person }) => `${office} enabled the account of ${person}`,
  'second_factor.set_up': ({ person }) => `${person} started to set up two-step login`,
  'second_factor.on': ({ person }) => `${person} turned on two-step login`,
  'second_factor.off': ({ person }) => `${person} turned off two-step login`,
  'second_factor.reset': ({ person }) => `Two-step login of ${person} was turned off from the server console`,
  'recovery_code.used': ({ person }) => `${person} used a recovery code`,
  'mail.retried': ({ who, recipient }) => `${who} resent the mail to ${recipient}`,
};

/** Every action that has a sentence of its own. */
export const describedActions: readonly string[] = Object.keys(sentences);

/** An entry as a sentence: `Asha Rao assigned Ravi Kumar to Sunrise Heights`. */
export function describeAuditEntry({ action, actor, about }: DescribedEntry): string {
  const person = about.person || 'Someone';
  const who = actor?.name || 'The system';
  const names: Names = {
    who,
    whose: about.person ? `${about.person}’s` : 'a',
    person,
    guard: about.guard || 'a guard',
    client: about.client || 'a client',
    bill: about.billNumber ? `bill ${about.billNumber}` : 'a bill',
    status: about.status ?? '',
    recipient: about.recipient || 'someone',
    office: actor?.name || 'The server operator',
  };
  const sentence =
    sentenceFor(sentences, action)?.(names) ??
    `${who}: ${labelOf({}, action.replaceAll('.', ' ')).toLowerCase()}`;
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
