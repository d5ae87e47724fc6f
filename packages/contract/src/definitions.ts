import * as z from 'zod/mini';
import * as accounts from './accounts.schemas.ts';
import * as apiTokens from './api-tokens.schemas.ts';
import * as applications from './applications.schemas.ts';
import * as assignments from './assignments.schemas.ts';
import * as auditLog from './audit-log.schemas.ts';
import * as auth from './auth.schemas.ts';
import * as billDocuments from './bill-documents.schemas.ts';
import * as billMonths from './bill-months.schemas.ts';
import * as bills from './bills.schemas.ts';
import * as clients from './clients.schemas.ts';
import * as company from './company.schemas.ts';
import * as dataRequests from './data-requests.schemas.ts';
import * as debts from './debts.schemas.ts';
import type { Definition } from './definition.ts';
import * as papers from './documents.schemas.ts';
import * as duties from './duties.schemas.ts';
import * as exports from './exports.schemas.ts';
import * as factors from './factors.schemas.ts';
import * as guards from './guards.schemas.ts';
import * as identity from './identity.schemas.ts';
import * as imports from './imports.schemas.ts';
import * as leave from './leave.schemas.ts';
import * as messages from './messages.schemas.ts';
import * as muster from './muster.schemas.ts';
import * as myAccount from './my-account.schemas.ts';
import * as offers from './offers.schemas.ts';
import * as office from './office.schemas.ts';
import * as payments from './payments.schemas.ts';
import * as people from './people.ts';
import * as postGuards from './post-guards.schemas.ts';
import * as posts from './posts.schemas.ts';
import * as problems from './problems.schemas.ts';
import * as rates from './rates.schemas.ts';
import * as registers from './registers.schemas.ts';
import * as replies from './reply.schemas.ts';
import * as rotations from './rotations.schemas.ts';
import * as sessions from './sessions.schemas.ts';
import * as watch from './watch.schemas.ts';
import * as webhooks from './webhooks.schemas.ts';

const features = [
  auth,
  sessions,
  factors,
  myAccount,
  apiTokens,
  dataRequests,
  guards,
  clients,
  company,
  papers,
  imports,
  assignments,
  posts,
  postGuards,
  duties,
  rotations,
  offers,
  watch,
  muster,
  leave,
  messages,
  problems,
  identity,
  bills,
  rates,
  billMonths,
  payments,
  debts,
  billDocuments,
  applications,
  auditLog,
  accounts,
  office,
  exports,
  registers,
  webhooks,
];

const isDefinition = (entry: [string, unknown]): entry is [string, Definition] => {
  const value = entry[1];
  return typeof value === 'object' && value !== null && 'path' in value && 'summary' in value;
};

/** All endpoints by name, with their schemas. Browsers import single endpoints instead. */
export const definitions: Record<string, Definition> = Object.fromEntries(
  features.flatMap((feature) => Object.entries(feature)).filter(isDefinition),
);

const isThing = (entry: [string, unknown]): entry is [string, z.ZodMiniType] =>
  entry[1] instanceof z.ZodMiniObject ||
  entry[1] instanceof z.ZodMiniDiscriminatedUnion ||
  entry[1] instanceof z.ZodMiniRecord ||
  entry[1] instanceof z.ZodMiniEnum;

/** The schemas that programs know by name: `bill`, `guard`, `generateBillBody`, `failure`. */
export const namedSchemas: Record<string, z.ZodMiniType> = Object.fromEntries(
  [people, replies, ...features]
    .flatMap((feature) => Object.entries(feature))
    .filter(isThing)
    // Forms belong to pages, and a query travels as parameters.
    .filter(([name]) => !name.endsWith('Form') && !name.endsWith('Query')),
);
