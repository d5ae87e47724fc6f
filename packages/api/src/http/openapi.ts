import { LIST_LIMIT_MAX, LIST_SEARCH_MAX } from '@prahari/contract/constants';
import type { Definition } from '@prahari/contract/definition';
import { definitions } from '@prahari/contract/definitions';
import type { Access, ListSpec } from '@prahari/contract/endpoint';
import { tooBusy, tooManyCalls, tooManyWrites } from '@prahari/contract/limit-refusals';
import { reauthenticationNeeded } from '@prahari/contract/reauthentication';
import type { Refusal } from '@prahari/contract/refusal';
import { failureReply } from '@prahari/contract/reply.schemas';
import { passwordReplacementNeeded, secondFactorSetUpNeeded } from '@prahari/contract/second-factor';
import * as z from 'zod/mini';

import { SET_UP_PATH } from './admin-set-up.ts';

type Json = Record<string, unknown>;

const schemaOf = (schema: z.ZodMiniType, io: 'input' | 'output'): Json => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return rest;
};

const json = (schema: Json): Json => ({ 'application/json': { schema } });
const failure = (status: number, description: string): Json => ({
  description,
  ...([429, 503].includes(status) && {
    headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } },
  }),
  content: json({ $ref: '#/components/schemas/Failure' }),
});

const queryParameter = (name: string, description: string, schema: Json): Json => ({
  name,
  in: 'query',
  description,
  schema,
});

const listParameters = ({
  access,
  list: { sort, status, action, day },
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
];

const ownParameters = (query: Definition['query']): Json[] => {
  if (!query) return [];
  const { properties = {}, required = [] } = schemaOf(query, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
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

function refusedStatuses({
  access,
  body,
  creates,
  hashes,
  list,
  method,
  path,
  query,
  reauthenticates,
  refusals = [],
}: Definition): Map<number, string[]> {
  const reasons = new Map<number, string[]>();
  const add = (status: number, reason: string) =>
    reasons.set(status, [...(reasons.get(status) ?? []), reason]);
  if (body || list || query) add(400, 'Malformed or invalid; `errors` names the fields');
  if (access !== 'public') add(401, 'No session, or an ended one');
  if (access !== 'public' && access !== 'session') add(403, 'Another role');
  if (access === 'admin' && !path.startsWith(SET_UP_PATH))
    for (const needed of [passwordReplacementNeeded, secondFactorSetUpNeeded])
      add(needed.status, refusalText(needed));
  if (reauthenticates) add(reauthenticationNeeded.status, refusalText(reauthenticationNeeded));
  if (creates) add(409, 'The Idempotency-Key was used for another request');
  if (body) add(413, 'Larger than 100 KB');
  if (body) add(415, 'Not JSON');
  if (path.startsWith('/auth/')) add(429, refusalText(tooManyCalls));
  if (method !== 'GET' && ['client', 'security'].includes(access)) add(429, refusalText(tooManyWrites));
  add(503, 'The database cannot answer; see Retry-After');
  if (hashes) add(503, refusalText(tooBusy));
  for (const refusal of refusals as readonly Refusal[]) add(refusal.status, refusalText(refusal));
  return reasons;
}

function operation(name: string, endpoint: Definition): Json {
  const { access, body, mayBeStale, path, reply, replyType, status = 200, summary } = endpoint;
  const content = schemaOf(reply, 'output');
  const refusals = [...refusedStatuses(endpoint)].sort(([a], [b]) => a - b);
  return {
    operationId: name,
    tags: [path.split('/')[1]],
    summary,
    ...(mayBeStale && { description: 'May be up to five seconds old, when it is read from a replica.' }),
    security: access === 'public' ? [] : [{ bearer: [] }],
    parameters: parametersOf(endpoint),
    ...(body && { requestBody: { required: true, content: json(schemaOf(body, 'input')) } }),
    responses: {
      [status]: {
        description: summary,
        content: replyType ? { [replyType]: { schema: content } } : json(content),
      },
      ...Object.fromEntries(refusals.map(([code, reasons]) => [code, failure(code, reasons.join(' · '))])),
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
      200: { description: summary, content: json({ $ref: '#/components/schemas/Success' }) },
      ...more,
    },
  },
});

/** The operators' probes, outside the contract. */
const probes = {
  '/health': probe('health', 'The process is alive.'),
  '/ready': probe('ready', 'The database answers.', { 503: failure(503, 'The database cannot answer') }),
};

/** Describes the whole contract as OpenAPI 3.1. */
export function openApi(siteUrl: string): Json {
  const paths: Record<string, Json> = { ...probes };
  for (const [name, endpoint] of Object.entries(definitions)) {
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: operation(name, endpoint),
    };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Prahari', version: '1.0.0', description: 'Guards, clients, assignments and bills.' },
    servers: [
      { url: '/api', description: 'Where this description came from' },
      { url: `${siteUrl}/api`, description: 'The public address' },
    ],
    paths,
    components: {
      schemas: {
        Failure: schemaOf(failureReply, 'output'),
        Success: schemaOf(z.object({ success: z.literal(true) }), 'output'),
      },
      headers: { RetryAfter: { description: 'Seconds to wait', schema: { type: 'integer', minimum: 1 } } },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  };
}
