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
  notOffered: 'This server keeps no such records.',
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

/** The words of a sentence; a general word stands in for what is no longer known. */
interface Names {
  /** Who did it. */
  who: string;
  /** Whom it was about; the actor's own account is `their`. */
  whose: string;
  person: string;
  guard: string;
  client: string;
  bill: string;
  status: string;
  recipient: string;
  /** Who did it, or else whoever did it from the console. */
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
  'bill.created': ({ who, bill, client }) => `${who} made ${bill} for ${client}`,
  'bill.paid': ({ who, bill, client }) => `${who} marked ${bill} of ${client} as paid`,
  'bill.deleted': ({ who, bill, client }) => `${who} deleted ${bill} of ${client}`,
  'client_application.submitted': ({ who }) => `${who} asked for guards`,
  'client_application.approved': ({ who, whose }) => `${who} accepted ${whose} request for guards`,
  'client_application.rejected': ({ who, whose }) => `${who} declined ${whose} request for guards`,
  'security_application.submitted': ({ who }) => `${who} applied for a job`,
  'security_application.accepted': ({ who, whose }) => `${who} accepted ${whose} job application`,
  'security_application.rejected': ({ who, whose }) => `${who} declined ${whose} job application`,
  'client.created': ({ who, client }) => `${who} made ${client} a client`,
  'client.updated': ({ who, client }) => `${who} renewed the service of ${client}`,
  'guard.created': ({ who, guard }) => `${who} made ${guard} a guard`,
  'admin.created': ({ person }) => `${person} became an admin`,
  'registration.made': ({ person }) => `${person} signed up`,
  'registration.code_sent': ({ person }) => `${person} asked for another signup code`,
  'registration.of_known_address': () => 'Someone signed up with an address that has an account',
  'registration.code_not_sent': () => 'Someone asked for a signup code where there was no signup',
  'user.verified': ({ person }) => `${person} verified their email`,
  'reset.code_sent': ({ person }) => `${person} asked for a code to reset their password`,
  'reset.code_not_sent': () => 'Someone asked for a reset code for an address without an account',
  'reset.switched_off': ({ person }) =>
    `${person} asked for a code to reset their password, but the account is switched off`,
  'password.reset': ({ person }) => `${person} reset their password`,
  'password.changed': ({ who }) => `${who} changed their password`,
  'session.started': ({ who }) => `${who} logged in`,
  'session.ended': ({ who }) => `${who} ended a session`,
  'session.others_ended': ({ who }) => `${who} ended all other sessions`,
  'account.sessions_ended': ({ office, person }) => `${office} ended all sessions of ${person}`,
  'account.switched_off': ({ office, person }) => `${office} switched off the account of ${person}`,
  'account.switched_on': ({ office, person }) => `${office} switched on the account of ${person}`,
  'second_factor.set_up': ({ person }) => `${person} began to set up a second factor`,
  'second_factor.on': ({ person }) => `${person} switched on their second factor`,
  'second_factor.off': ({ person }) => `${person} switched off their second factor`,
  'second_factor.reset': ({ person }) => `The second factor of ${person} was switched off from the console`,
  'recovery_code.used': ({ person }) => `${person} used a recovery code`,
  'mail.retried': ({ who, recipient }) => `${who} sent the mail to ${recipient} again`,
};

/** Every action that has a sentence of its own. */
export const describedActions: readonly string[] = Object.keys(sentences);

/** What was done, as one would say it: `Asha Rao assigned Ravi Kumar to Sunrise Heights`. */
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
    office: actor?.name || 'Whoever runs the server',
  };
  const sentence =
    sentenceFor(sentences, action)?.(names) ??
    `${who}: ${labelOf({}, action.replaceAll('.', ' ')).toLowerCase()}`;
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
