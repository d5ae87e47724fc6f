import * as accounts from './accounts/definitions.ts';
import * as assignments from './assignments/definitions.ts';
import * as auditLog from './audit-log/definitions.ts';
import * as auth from './auth/definitions.ts';
import * as bills from './bills/definitions.ts';
import * as bulk from './bulk/definitions.ts';
import * as changes from './changes/definitions.ts';
import * as clientApplications from './client-applications/definitions.ts';
import * as clients from './clients/definitions.ts';
import * as consent from './consent/definitions.ts';
import * as dataRequests from './data-requests/definitions.ts';
import type { Definition } from './definition.ts';
import * as exports from './exports/definitions.ts';
import * as find from './find/definitions.ts';
import * as guards from './guards/definitions.ts';
import * as imports from './imports/definitions.ts';
import * as invitations from './invitations/definitions.ts';
import * as mailOutbox from './mail-outbox/definitions.ts';
import * as overview from './overview/definitions.ts';
import * as papers from './papers/definitions.ts';
import * as passkeys from './passkeys/definitions.ts';
import * as posts from './posts/definitions.ts';
import * as reauthentication from './reauthentication/definitions.ts';
import * as secondFactor from './second-factor/definitions.ts';
import * as securityApplications from './security-applications/definitions.ts';
import * as undo from './undo/definitions.ts';

/** Every endpoint of the contract by name, with its schemas. For servers and tests; a browser imports the endpoints it calls. */
export const definitions: Record<string, Definition> = {
  ...auth,
  ...secondFactor,
  ...reauthentication,
  ...passkeys,
  ...consent,
  ...dataRequests,
  ...guards,
  ...clients,
  ...papers,
  ...invitations,
  ...imports,
  ...assignments,
  ...posts,
  ...bills,
  ...clientApplications,
  ...securityApplications,
  ...auditLog,
  ...mailOutbox,
  ...accounts,
  ...overview,
  ...undo,
  ...bulk,
  ...exports,
  ...find,
  ...changes,
};
