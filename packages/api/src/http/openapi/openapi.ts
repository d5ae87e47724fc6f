import { outOfScope, tooManyTokenCalls } from '@prahari/contract/api-tokens';
import { LIST_LIMIT_MAX, LIST_SEARCH_MAX } from '@prahari/contract/constants';
import type { Definition } from '@prahari/contract/definition';
import { definitions } from '@prahari/contract/definitions';
import type { Access, ListSpec } from '@prahari/contract/endpoint';
import { type Refusal, tooBusy, tooManyCalls, tooManyWrites } from '@prahari/contract/refusal';
import { scopeOf } from '@prahari/contract/scope-endpoints';
import {
  passwordReplacementNeeded,
  reauthenticationNeeded,
  secondFactorSetUpNeeded,
} from '@prahari/contract/second-factor';
import { webhookPayloads } from '@prahari/contract/webhook-payloads.schemas';
import { type DeliveredEvent, webhookEventLabels } from '@prahari/contract/webhooks';
import { internalError } from '../../AppError.ts';
import { VERSION } from '../../version.ts';
import { type Components, describeComponents } from './components.ts';
import { exampleOf } from './example.ts';
import { pathOf, querySchema } from './json-schema.ts';

type Json = Record<string, unknown>;

const json = (schema: Json, more: Json = {}): Json => ({ 'application/json': { schema, ...more } });

const FAILURE = { $ref: pathOf('Failure') };

/** Describes an error reply with an example of each refusal. */
const failure = (
  status: number,
  description: string,
  refusals: readonly Pick<Refusal, 'code' | 'message'>[] = [],
): Json => ({
  description,
  ...([429, 503].includes(status) && {
    headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } },
  }),
  content: json(
    FAILURE,
    refusals.length > 0
      ? {
          examples: Object.fromEntries(
            refusals.map(({ code, message }) => [code, { value: { success: false, code, message } }]),
          ),
        }
      : {},
  ),
});

const queryParameter = (name: string, description: string, schema: Json): Json => ({
  name,
  in: 'query',
  description,
  schema,
});

const listParameters = ({
  access,
  list: { sort, status, action, day, clientId },
}: {
  access: Access;
  list: ListSpec;
}): Json[] => [
  queryParameter(
    'limit',
    access === 'admin' ? 'How many rows; all without it.' : `How many rows; ${LIST_LIMIT_MAX} without it.`,
    {
      type: 'integer',
      minimum: 1,
      maximum: LIST_LIMIT_MAX,
    },
  ),
  queryParameter('cursor', 'nextCursor of the page before; needs limit.', { type: 'string' }),
  queryParameter('q', 'Text found in names, emails, phones, places and bill numbers.', {
    type: 'string',
    maxLength: LIST_SEARCH_MAX,
  }),
  queryParameter('sort', 'A column, - before it for descending.', {
    type: 'string',
    enum: sort.flatMap((column) => [column, `-${column}`]),
  }),
  ...(status.length > 0
    ? [queryParameter('status', 'Only rows in this status.', { type: 'string', enum: status })]
    : []),
  ...(action ? [queryParameter('action', 'Only this action.', { type: 'string', enum: action })] : []),
  ...(day ? [queryParameter('day', 'Only this day in India.', { type: 'string', format: 'date' })] : []),
  ...(clientId ? [queryParameter('clientId', 'Only this client.', { type: 'string', format: 'uuid' })] : []),
];

const ownParameters = (query: Definition['query']): Json[] => {
  if (!query) return [];
  const { properties = {}, required = [] } = querySchema(query);
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
};

const parametersOf = ({ path, access, list, creates, query }: Definition): Json[] => [
  ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  })),
  ...(list ? listParameters({ access, list }) : []),
  ...ownParameters(query),
  ...(creates
    ? [
        {
          name: 'Idempotency-Key',
          in: 'header',
          description: 'The same key and body give the same reply and one row; another body is a 409.',
          schema: { type: 'string', minLength: 1, maxLength: 255 },
        },
      ]
    : []),
];

const refusalText = ({ code, message }: Refusal): string => `\`${code}\` ${message}`;

interface Reasons {
  texts: string[];
  refusals: Refusal[];
}

function refusedStatuses(
  name: string,
  { access, body, creates, hashes, list, method, path, query, reauthenticates, refusals = [] }: Definition,
): Map<number, Reasons> {
  const reasons = new Map<number, Reasons>();
  const at = (status: number): Reasons => {
    const known = reasons.get(status) ?? { texts: [], refusals: [] };
    reasons.set(status, known);
    return known;
  };
  const add = (status: number, text: string) => at(status).texts.push(text);
  const addRefusal = (refusal: Refusal) => {
    add(refusal.status, refusalText(refusal));
    at(refusal.status).refusals.push(refusal);
  };
  if (body || list || query) add(400, 'Malformed or invalid; `errors` names the fields');
  if (access !== 'public') add(401, 'No session, or an ended one');
  if (access !== 'public' && access !== 'session') add(403, 'Another role');
  if (access === 'admin')
    for (const needed of [passwordReplacementNeeded, secondFactorSetUpNeeded]) addRefusal(needed);
  if (scopeOf(name)) for (const limit of [outOfScope, tooManyTokenCalls]) addRefusal(limit);
  if (reauthenticates) addRefusal(reauthenticationNeeded);
  if (creates) add(409, 'The Idempotency-Key was used for another request');
  if (body) add(413, 'Larger than 100 KB');
  if (body) add(415, 'Not JSON');
  if (path.startsWith('/auth/')) addRefusal(tooManyCalls);
  if (method !== 'GET' && ['client', 'security'].includes(access)) addRefusal(tooManyWrites);
  add(503, 'The database cannot answer; see Retry-After');
  if (hashes) addRefusal(tooBusy);
  for (const refusal of refusals as readonly Refusal[]) addRefusal(refusal);
  return reasons;
}

/** Names the ways to authenticate, any of which is enough. */
function securityOf(name: string, access: Access): Json[] {
  if (access === 'public') return [];
  const scope = scopeOf(name);
  return [{ session: [] }, { cookie: [] }, ...(scope ? [{ apiToken: [scope] }] : [])];
}

/** A reply in one of several media types. */
const filesOf = (types: readonly string[]): Json =>
  Object.fromEntries(
    types.map((type) => [
      type,
      { schema: { type: 'string', ...(!type.startsWith('text/') && { format: 'binary' }) } },
    ]),
  );

function operation(name: string, endpoint: Definition, { schemas, nameOf }: Components): Json {
  const { access, body, mayBeStale, path, reply, replyTypes, status = 200, summary } = endpoint;
  const named = (schema: Definition['reply']): Json => {
    const id = nameOf(schema);
    if (!id) throw new Error(`A schema of ${name} has no name`);
    const $ref = pathOf(id);
    return json({ $ref }, { example: exampleOf({ $ref }, schemas) });
  };
  const refused = [...refusedStatuses(name, endpoint)].sort(([a], [b]) => a - b);
  return {
    operationId: name,
    tags: [path.split('/')[1]],
    summary,
    ...(mayBeStale && { description: 'May be up to five seconds old, when it is read from a replica.' }),
    security: securityOf(name, access),
    parameters: parametersOf(endpoint),
    ...(body && { requestBody: { required: true, content: named(body) } }),
    responses: {
      [status]: {
        description: summary,
        content: replyTypes ? filesOf(replyTypes) : named(reply),
      },
      ...Object.fromEntries(
        refused.map(([code, { texts, refusals }]) => [code, failure(code, texts.join(' · '), refusals)]),
      ),
      500: { $ref: '#/components/responses/Internal' },
    },
  };
}

const probe = (name: string, summary: string, more: Json = {}): Json => ({
  get: {
    operationId: name,
    tags: ['probes'],
    summary,
    security: [],
    responses: {
      200: {
        description: summary,
        content: json(
          { $ref: pathOf('HealthReply') },
          { example: { success: true, api: 'prahari', version: VERSION } },
        ),
      },
      ...more,
    },
  },
});

/** The operators' probes, outside the contract. */
const probes = {
  '/health': probe('health', 'The process is alive.'),
  '/ready': probe('ready', 'The database answers.', { 503: failure(503, 'The database cannot answer') }),
};

const securitySchemes = {
  session: {
    type: 'http',
    scheme: 'bearer',
    description: 'The token that POST /auth/login replies with. It ends when it is not used.',
  },
  cookie: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-prahari',
    description:
      'The cookie of a login with `cookie`, for pages of the same origin. It counts only with the header `Authorization: Bearer cookie-session`.',
  },
  apiToken: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'prahari_…',
    description:
      'A token that an admin made under Account. It may call what its scopes allow, until it expires or is revoked.',
  },
};

/** Describes the bodies that webhooks receive. */
const webhooks = ({ schemas, nameOf }: Components): Json =>
  Object.fromEntries(
    Object.entries(webhookPayloads).map(([event, payload]) => {
      const $ref = pathOf(nameOf(payload) ?? '');
      const summary = webhookEventLabels[event as DeliveredEvent];
      return [
        event,
        {
          post: {
            operationId: `receive ${summary}`.replace(/ (\w)/g, (_, letter: string) => letter.toUpperCase()),
            tags: ['webhooks'],
            summary,
            description: SIGNED,
            security: [],
            parameters: ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => ({
              name,
              in: 'header',
              required: true,
              schema: { type: 'string' },
            })),
            requestBody: {
              required: true,
              content: json({ $ref }, { example: exampleOf({ $ref }, schemas) }),
            },
            responses: { '2XX': { description: 'Received; any other reply is retried', content: {} } },
          },
        },
      ];
    }),
  );

const SIGNED =
  'Signed as Standard Webhooks 1.0 says: `webhook-signature` is `v1,` and the base64 of the HMAC-SHA256 of `id.timestamp.body`. An event may come twice, with the same `webhook-id`.';

/** Describes the whole contract as OpenAPI 3.1. */
export function openApi(siteUrl: string): Json {
  const components = describeComponents();
  const paths: Record<string, Json> = { ...probes };
  for (const [name, endpoint] of Object.entries(definitions)) {
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: operation(name, endpoint, components),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Prahari',
      version: VERSION,
      description:
        'Guards, clients, posts, assignments and bills. Replies may gain fields without notice: ignore those you do not know.',
    },
    servers: [
      { url: '/api', description: 'Where this description came from' },
      { url: `${siteUrl}/api`, description: 'The public address' },
    ],
    paths,
    webhooks: webhooks(components),
    components: {
      schemas: components.schemas,
      responses: { Internal: failure(500, 'Something went wrong on the server.', [internalError]) },
      headers: { RetryAfter: { description: 'Seconds to wait', schema: { type: 'integer', minimum: 1 } } },
      securitySchemes,
    },
  };
}
