import { fieldErrors } from '@prahari/contract/check';
import type { Definition } from '@prahari/contract/definition';
import { definitions } from '@prahari/contract/definitions';
import type { EndpointSpec } from '@prahari/contract/endpoint';
import { HttpResponse, http, type RequestHandler } from 'msw';
import { simulateNetwork } from './network.ts';
import { RefusalError } from './refusal.ts';
import type { RequestContext, Responder } from './response.ts';
import { accountResponses } from './responses/account.ts';
import { accountsResponses } from './responses/accounts.ts';
import { assignmentResponses } from './responses/assignments.ts';
import { auditLogResponses } from './responses/audit-log.ts';
import { authResponses, tokenOf } from './responses/auth.ts';
import { billResponses } from './responses/bills.ts';
import { bulkResponses } from './responses/bulk.ts';
import { changesResponses } from './responses/changes.ts';
import { clientApplicationResponses } from './responses/client-applications.ts';
import { clientResponses } from './responses/clients.ts';
import { consentResponses } from './responses/consent.ts';
import { dataRequestResponses } from './responses/data-requests.ts';
import { exportResponses } from './responses/exports.ts';
import { findResponses } from './responses/find.ts';
import { guardResponses } from './responses/guards.ts';
import { hostedResponses } from './responses/hosted.ts';
import { mailOutboxResponses } from './responses/mail-outbox.ts';
import { overviewResponses } from './responses/overview.ts';
import { passkeyResponses } from './responses/passkeys.ts';
import { peopleResponses } from './responses/people.ts';
import { postResponses } from './responses/posts.ts';
import { secondFactorResponses } from './responses/second-factor.ts';
import { securityApplicationResponses } from './responses/security-applications.ts';
import { undoResponses } from './responses/undo.ts';
import type { Account, MockState } from './state.ts';

/** Responders by endpoint name in the contract. */
export const responses: Record<string, Responder> = {
  ...authResponses,
  ...accountResponses,
  ...consentResponses,
  ...dataRequestResponses,
  ...guardResponses,
  ...clientResponses,
  ...assignmentResponses,
  ...postResponses,
  ...billResponses,
  ...clientApplicationResponses,
  ...securityApplicationResponses,
  ...secondFactorResponses,
  ...passkeyResponses,
  ...auditLogResponses,
  ...mailOutboxResponses,
  ...accountsResponses,
  ...overviewResponses,
  ...peopleResponses,
  ...findResponses,
  ...bulkResponses,
  ...exportResponses,
  ...undoResponses,
  ...changesResponses,
};

/** The account behind the bearer token; undefined for public endpoints. @throws RefusalError 401 or 403 */
function authenticate(state: MockState, { access }: EndpointSpec, request: Request): Account | undefined {
  if (access === 'public') return undefined;
  const bearer = request.headers.get('authorization')?.replace(/^Bearer /, '');
  const me = state.accounts.find((account) => tokenOf(account) === bearer && !account.disabledSince);
  if (!me) throw new RefusalError(401, 'auth.no_session', 'Please log in');
  if (access !== 'session' && access !== me.role)
    throw new RefusalError(403, 'auth.wrong_role', 'This is not for your role');
  return me;
}

/** The body, validated by the contract's schema. @throws RefusalError 400 with an error per field */
function validBody({ body }: Definition, sent: unknown): unknown {
  if (!body) return undefined;
  const errors = Object.entries(fieldErrors(body, sent)).map(([path, message]) => ({ path, message }));
  if (errors.length)
    throw new RefusalError(400, 'request.invalid', errors[0]?.message ?? 'Some fields are not right', errors);
  return sent;
}

/** Replays the reply of an earlier request with the same key and body; refuses a key reused with another body. */
function withIdempotency(
  state: MockState,
  key: string | null,
  body: string,
  make: () => { status: number; reply: unknown },
) {
  const before = key ? state.idempotentReplies.get(key) : undefined;
  if (before && before.body !== body)
    throw new RefusalError(409, 'request.key_reused', 'This key was used for another request');
  const reply = before ?? { body, ...make() };
  if (key) state.idempotentReplies.set(key, reply);
  return reply;
}

/** `hosted` replies what the adapter makes of the older hosted API (src/api/hosted). */
export type ApiKind = 'own' | 'hosted';

interface Route {
  state: MockState;
  /** The endpoint's name in the contract. */
  name: string;
  spec: Definition;
  apiKind: ApiKind;
}

async function respond({ state, name, spec, apiKind }: Route, request: Request, id: string) {
  const me = authenticate(state, spec, request);
  const sent = await request.text();
  const body = validBody(spec, sent ? JSON.parse(sent) : undefined);
  const query = new URL(request.url).searchParams;
  const responder = (apiKind === 'hosted' && hostedResponses[name]) || responses[name];
  if (!responder) throw new RefusalError(404, 'request.not_found', `The mock API does not implement ${name}`);
  const context = { state, me, body, query, id } as RequestContext;
  const key = spec.creates ? request.headers.get('idempotency-key') : null;
  return withIdempotency(state, key, sent, () => ({ status: spec.status ?? 200, reply: responder(context) }));
}

const failure = ({ status, code, message, errors }: RefusalError) =>
  HttpResponse.json({ success: false, code, message, ...(errors.length && { errors }) }, { status });

function handler(route: Route): RequestHandler {
  const { method, path } = route.spec;
  const verb = method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
  return http[verb](`*/api${path.replace('{id}', ':id')}`, async ({ request, params }) => {
    if (!(await simulateNetwork())) return HttpResponse.error();
    try {
      const { status, reply } = await respond(route, request, String(params.id ?? ''));
      if (typeof reply === 'string')
        return new HttpResponse(reply, {
          status,
          headers: { 'content-type': route.spec.replyType ?? 'text/plain' },
        });
      return HttpResponse.json(reply as Record<string, unknown>, { status });
    } catch (error) {
      if (error instanceof RefusalError) return failure(error);
      throw error;
    }
  });
}

/** One MSW handler per endpoint of the contract, all sharing one state. */
export const mockApiHandlers = (state: MockState, apiKind: ApiKind = 'own'): RequestHandler[] =>
  Object.entries(definitions).map(([name, spec]) => handler({ state, name, spec, apiKind }));
