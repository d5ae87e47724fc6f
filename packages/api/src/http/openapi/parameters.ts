import { LIST_LIMIT_MAX, LIST_SEARCH_MAX } from '@prahari/contract/constants';
import type { Definition } from '@prahari/contract/definition';
import type { Access, ListSpec } from '@prahari/contract/endpoint';
import { type Json, querySchema } from './json-schema.ts';

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
  queryParameter(
    'cursor',
    access === 'admin' ? 'nextCursor of the page before; needs limit.' : 'nextCursor of the page before.',
    { type: 'string' },
  ),
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

/** The parameters of an endpoint's own query. */
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

/** Describes the parameters of an endpoint's path, query and headers. */
export const parametersOf = ({ path, access, list, creates, query }: Definition): Json[] => [
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
