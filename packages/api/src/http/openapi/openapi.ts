import { scopeOf } from '@prahari/contract/api-tokens';
import { canBeMissing, type Definition } from '@prahari/contract/definition';
import { definitions } from '@prahari/contract/definitions';
import type { Access } from '@prahari/contract/endpoint';
import { type DeliveredEvent, webhookEventLabels } from '@prahari/contract/webhooks';
import { webhookPayloads } from '@prahari/contract/webhooks.schemas';
import { internalError } from '../../AppError.ts';
import { VERSION } from '../../version.ts';
import { type Components, describeComponents } from './components.ts';
import { exampleOf } from './example.ts';
import { type Json, json, pathOf } from './json-schema.ts';
import { parametersOf } from './parameters.ts';
import { failure, refusedStatuses } from './refusals.ts';

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
    ...(body && { requestBody: { required: !canBeMissing(body), content: named(body) } }),
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
