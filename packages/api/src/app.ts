import { scopeOf } from '@prahari/contract/api-tokens';
import { definitions } from '@prahari/contract/definitions';
import { healthReply } from '@prahari/contract/endpoint';
import { cors } from 'hono/cors';
import { pathNotFound } from './AppError.ts';
import { pingWithTimeout } from './db/open.ts';
import { securityApplicationRoutes } from './features/applications/job-applications.routes.ts';
import { clientApplicationRoutes } from './features/applications/requests.routes.ts';
import { auditLogRoutes } from './features/audit-log/audit-log.routes.ts';
import { apiTokenRoutes } from './features/auth/api-tokens/api-tokens.routes.ts';
import { findTokenCaller } from './features/auth/api-tokens/api-tokens.service.ts';
import { authRoutes } from './features/auth/auth.routes.ts';
import { emailChangeRoutes } from './features/auth/email-changes/email-changes.routes.ts';
import { hasPasskey } from './features/auth/passkeys/passkeys.queries.ts';
import { passkeyRoutes } from './features/auth/passkeys/passkeys.routes.ts';
import { reauthenticationRoutes } from './features/auth/second-factor/reauthentication.routes.ts';
import { secondFactorRoutes } from './features/auth/second-factor/second-factor.routes.ts';
import { findCaller } from './features/auth/sessions/sessions.service.ts';
import { clientRoutes } from './features/clients/clients.routes.ts';
import { companyRoutes } from './features/company/company.routes.ts';
import { consentRoutes } from './features/consent/consent.routes.ts';
import { guardRoutes } from './features/guards/guards.routes.ts';
import { identityRoutes } from './features/identity/identity.routes.ts';
import { messageRoutes } from './features/messages/messages.routes.ts';
import { billRoutes } from './features/money/bills/bills.routes.ts';
import { clientTaxRoutes } from './features/money/client-tax/client-tax.routes.ts';
import { creditNoteRoutes } from './features/money/credit-notes/credit-notes.routes.ts';
import { debtRoutes } from './features/money/debts/debts.routes.ts';
import { documentRoutes } from './features/money/documents/documents.routes.ts';
import { accountExportRoutes } from './features/money/exports/account-exports.routes.ts';
import { billMonthRoutes } from './features/money/months/months.routes.ts';
import { paymentRoutes } from './features/money/payments/payments.routes.ts';
import { rateRoutes } from './features/money/rates/rates.routes.ts';
import { bulkRoutes } from './features/office/bulk/bulk.routes.ts';
import { changeRoutes } from './features/office/changes/changes.routes.ts';
import { exportRoutes } from './features/office/exports/exports.routes.ts';
import { findRoutes } from './features/office/find/find.routes.ts';
import { importRoutes } from './features/office/imports/imports.routes.ts';
import { mailOutboxRoutes } from './features/office/mail-outbox/mail-outbox.routes.ts';
import { overviewRoutes } from './features/office/overview/overview.routes.ts';
import { registerRoutes } from './features/office/registers/registers.routes.ts';
import { undoRoutes } from './features/office/undo/undo.routes.ts';
import { webhookRoutes } from './features/office/webhooks/webhooks.routes.ts';
import { paperPackRoutes } from './features/paper-pack/paper-pack.routes.ts';
import { accountRoutes } from './features/people/accounts.routes.ts';
import { dataRequestRoutes } from './features/people/data-requests.routes.ts';
import { paperRoutes } from './features/people/documents.routes.ts';
import { invitationRoutes } from './features/people/invitations.routes.ts';
import { problemRoutes } from './features/problems/problems.routes.ts';
import { ratingRoutes } from './features/ratings/ratings.routes.ts';
import { assignmentRoutes } from './features/scheduling/assignments/assignments.routes.ts';
import { calendarRoutes } from './features/scheduling/calendar/calendar.routes.ts';
import { clientPostRoutes } from './features/scheduling/client-posts/client-posts.routes.ts';
import { dutyRoutes } from './features/scheduling/duties/duties.routes.ts';
import { leaveRoutes } from './features/scheduling/leave/leave.routes.ts';
import { musterRoutes } from './features/scheduling/muster/muster.routes.ts';
import { isLiveMusterLink } from './features/scheduling/muster/muster-links.service.ts';
import { offerRoutes } from './features/scheduling/offers/offers.routes.ts';
import { postRoutes } from './features/scheduling/posts/posts.routes.ts';
import { rotationRoutes } from './features/scheduling/rotations/rotations.routes.ts';
import { swapRoutes } from './features/scheduling/swaps/swaps.routes.ts';
import { watchRoutes } from './features/scheduling/watch/watch.routes.ts';
import {
  admit,
  assertAccess,
  identify,
  prefixRoles,
  requireRole,
  routeOf,
  unknownCall,
} from './http/access.ts';
import { requireOwnPasskey, requireSetUp } from './http/admin-set-up.ts';
import type { AppParts } from './http/app-parts.ts';
import { limitBody, maxBytesOf } from './http/body-limit.ts';
import { type App, newApp } from './http/context.ts';
import { errorHandler } from './http/error-handler.ts';
import { limitAuthCalls, limitWrites } from './http/limit-calls.ts';
import { docsRoutes } from './http/openapi/api-docs.ts';
import { describeRequests } from './http/request.ts';
import { serveSite } from './http/site.ts';
import { takeTurns } from './http/take-turns.ts';
import { VERSION } from './version.ts';

const WRITES = ['POST', 'PUT', 'PATCH', 'DELETE'];

/**
 * Registers the checks around each call to the API, in their order: who calls, the size of its body, whose turn it is,
 * limits, the role by the path's prefix, and what its endpoint asks for. The route checks the input after them.
 */
function apiMiddleware(app: App, { db, config, signAuditHead }: AppParts): void {
  if (config.corsOrigins.length > 0) {
    app.use(
      '/api/*',
      cors({
        origin: (origin) => (config.corsOrigins.includes(origin) ? origin : null),
        credentials: true,
        allowHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key'],
        allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
        exposeHeaders: ['Date', 'Retry-After', 'X-Request-Id'],
        maxAge: 600,
      }),
    );
  }
  app.use('/api/*', identify(db, { bySession: findCaller, byApiToken: findTokenCaller }, config.siteUrl));
  // Calls of other methods have no body on this server. Whoever has a session waits for the body in their own turn.
  const isLiveLink = (path: string) => isLiveMusterLink(db, path);
  app.on(WRITES, '/api/*', limitBody('strangers', { maxBytesOf, isLiveLink }));
  app.use('/api/*', takeTurns());
  app.on(WRITES, '/api/*', limitBody('persons', { maxBytesOf }));
  app.use('/api/auth/*', limitAuthCalls(db, config.authCallsPerSource));
  for (const [prefix, role] of prefixRoles) {
    app.use(`/api${prefix}*`, requireRole(role));
    if (role !== 'admin') app.on(WRITES, `/api${prefix}*`, limitWrites(db));
    else if (config.adminSecondFactor === 'required') {
      const requirePasskey = requireOwnPasskey((userId) => hasPasskey(db, userId));
      app.use('/api/auth/second-factor/*', requirePasskey);
      app.use(`/api${prefix}*`, requirePasskey, requireSetUp);
    }
  }
  for (const [name, endpoint] of Object.entries(definitions)) {
    assertAccess(endpoint);
    app.on(endpoint.method, routeOf(endpoint), admit(db, endpoint, scopeOf(name)));
    if (endpoint.reauthenticates && signAuditHead)
      app.on(endpoint.method, routeOf(endpoint), async (_, next) => {
        await next();
        // A call that asks for the password is dangerous: sign its entry at once.
        signAuditHead();
      });
  }
}

/** Builds the API and serves the built site at all other paths. */
export function createApp(parts: AppParts): App {
  const { db, read } = parts;
  const app = newApp();
  app.onError(errorHandler);
  describeRequests(app, parts);
  if (parts.trace) app.use(parts.trace);
  apiMiddleware(app, parts);
  const alive = { ...healthReply, version: VERSION };
  app.get('/api/health', (c) => c.json(alive));
  app.get('/api/ready', async (c) => {
    await pingWithTimeout(db);
    return c.json(alive);
  });
  docsRoutes(app, parts.config.siteUrl);
  authRoutes(app, parts);
  secondFactorRoutes(app, parts);
  emailChangeRoutes(app, parts);
  reauthenticationRoutes(app, parts);
  passkeyRoutes(app, parts);
  apiTokenRoutes(app, parts);
  consentRoutes(app, db);
  dataRequestRoutes(app, parts);
  accountRoutes(app, parts);
  guardRoutes(app, parts);
  clientRoutes(app, parts, read);
  companyRoutes(app, db);
  paperRoutes(app, db);
  invitationRoutes(app, parts);
  importRoutes(app, parts);
  assignmentRoutes(app, db);
  postRoutes(app, db);
  dutyRoutes(app, db);
  rotationRoutes(app, db);
  swapRoutes(app, db);
  offerRoutes(app, parts);
  watchRoutes(app, db);
  musterRoutes(app, parts);
  leaveRoutes(app, db);
  messageRoutes(app, db);
  ratingRoutes(app, db);
  clientPostRoutes(app, db);
  problemRoutes(app, db);
  calendarRoutes(app, parts);
  identityRoutes(app, parts);
  billRoutes(app, db, read);
  clientTaxRoutes(app, db);
  rateRoutes(app, db);
  billMonthRoutes(app, parts);
  paymentRoutes(app, db);
  creditNoteRoutes(app, db);
  debtRoutes(app, parts);
  paperPackRoutes(app, parts);
  documentRoutes(app, db);
  accountExportRoutes(app, db);
  clientApplicationRoutes(app, db);
  securityApplicationRoutes(app, db);
  overviewRoutes(app, db, parts.config.dataDir);
  undoRoutes(app, db);
  bulkRoutes(app, db);
  exportRoutes(app, db);
  registerRoutes(app, db);
  findRoutes(app, db);
  changeRoutes(app, db);
  auditLogRoutes(app, db, read);
  mailOutboxRoutes(app, parts);
  webhookRoutes(app, parts);
  app.all('/api', () => {
    throw pathNotFound();
  });
  app.all('/api/*', (c) => {
    throw unknownCall(c.req.method, c.req.path);
  });
  if (parts.siteDir) serveSite(app, parts.siteDir, parts.config, parts.config.offlinePages);
  return app;
}
