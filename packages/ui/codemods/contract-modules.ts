// 1.0.0: small modules of the contract joined those that they are read with.
import type { API, FileInfo } from 'jscodeshift';

const CONTRACT = '@prahari/contract/';

/** Modules with their `.schemas` beside them. */
const JOINED: Readonly<Record<string, string>> = {
  bulk: 'office',
  'bulk.schemas': 'office.schemas',
  calendar: 'duties',
  'calendar.schemas': 'duties.schemas',
  changes: 'office',
  'changes.schemas': 'office.schemas',
  'client-posts': 'posts',
  'client-posts.schemas': 'posts.schemas',
  consent: 'auth',
  'consent.schemas': 'auth.schemas',
  'credit-notes': 'bills',
  'credit-notes.schemas': 'bills.schemas',
  'email-changes': 'my-account',
  'email-changes.schemas': 'my-account.schemas',
  find: 'office',
  'find.schemas': 'office.schemas',
  health: 'endpoint',
  invitations: 'accounts',
  'invitations.schemas': 'accounts.schemas',
  'job-applications': 'applications',
  'job-applications.schemas': 'applications.schemas',
  'languages.schemas': 'my-account.schemas',
  'mail-outbox': 'office',
  'mail-outbox.schemas': 'office.schemas',
  overview: 'office',
  'overview.schemas': 'office.schemas',
  'paper-pack': 'registers',
  'paper-pack.schemas': 'registers.schemas',
  passkeys: 'factors',
  'passkeys.schemas': 'factors.schemas',
  'positions.schemas': 'posts.schemas',
  ratings: 'assignments',
  'ratings.schemas': 'assignments.schemas',
  refusal: 'reply',
  'reply-fields': 'reply.schemas',
  requests: 'applications',
  'requests.schemas': 'applications.schemas',
  'safe-link': 'bills',
  'scope-endpoints': 'api-tokens',
  'second-factor': 'factors',
  'second-factor.schemas': 'factors.schemas',
  'short-lists': 'lists',
  'short-lists.schemas': 'definition',
  undo: 'office',
  'undo.schemas': 'office.schemas',
  'webhook-payloads.schemas': 'webhooks.schemas',
};

export const parser = 'tsx';

export default function contractModules({ source }: FileInfo, { jscodeshift: j }: API): string {
  const root = j(source);
  root.find(j.ImportDeclaration).forEach(({ node }) => {
    const path = String(node.source.value);
    if (!path.startsWith(CONTRACT)) return;
    const moved = JOINED[path.slice(CONTRACT.length)];
    if (moved) node.source = j.literal(`${CONTRACT}${moved}`);
  });
  return root.toSource();
}
