import type { Endpoint, EndpointSpec, ListEndpoint } from '@prahari/contract/endpoint';
import type { ListReply } from '@prahari/contract/lists';
import type { DataReply, MessageReply, Refusal } from '@prahari/contract/reply';
import type { Role } from '@prahari/contract/roles';
import { HttpResponse, http, type RequestHandler } from 'msw';
import { simulateNetwork } from './network.ts';

interface Listed {
  [column: string]: unknown;
  user?: Record<string, unknown>;
  client?: { user: { name: string } };
  place?: Record<string, unknown>;
}

/** Returns the value of a column, which may be that of the person, client or place in the row. */
function columnOf(row: Listed, column: string): unknown {
  if (column === 'client') return row.client?.user.name;
  return row[column] ?? row.user?.[column] ?? row.place?.[column];
}

const collator = new Intl.Collator('en-IN', { numeric: true });

/** Returns a page of the rows that match a list's query. The cursor is the index of the first row. */
function page<Row extends object>(
  all: readonly Row[],
  query: URLSearchParams,
  hasStatus = (row: Row, status: string) => (row as Listed).status === status,
): ListReply<Row> {
  const text = query.get('q')?.toLowerCase() ?? '';
  const status = query.get('status');
  const sort = query.get('sort') ?? '-createdAt';
  const sortValue = (row: Row) => String(columnOf(row as Listed, sort.replace('-', '')) ?? '');
  const rows = all
    .filter((row) => !status || hasStatus(row, status))
    .filter((row) => JSON.stringify(row).toLowerCase().includes(text))
    .sort((a, b) => collator.compare(sortValue(a), sortValue(b)));
  if (sort.startsWith('-')) rows.reverse();
  const start = Number(query.get('cursor') ?? 0);
  const end = start + Number(query.get('limit') ?? rows.length);
  const nextCursor = end < rows.length ? String(end) : null;
  return { success: true, data: rows.slice(start, end), nextCursor, total: rows.length };
}

/** Whoever is signed in. The role is the bearer token as well. */
interface User {
  _id: string;
  name: string;
  email: string;
  role: Role;
}

const users: Record<Role, User> = {
  admin: { _id: 'user-1', role: 'admin', name: 'Asha Rao', email: 'asha@prahari.example' },
  client: { _id: 'user-2', role: 'client', name: 'Tapovan Heights', email: 'gate@tapovan.example' },
  security: { _id: 'user-3', role: 'security', name: 'Lalita Soren', email: 'lalita@mail.example' },
};

/** A request as a handler receives it. */
interface Received<Body> {
  body: Body;
  query: URLSearchParams;
  /** The `{id}` of the path. */
  id: string;
  /** The signed-in user; only for endpoints that need a session. */
  me: User;
}

export const dataReply = <Data>(data: Data): DataReply<Data> => ({ success: true, data });
export const messageReply = (message: string): MessageReply => ({ success: true, message });

const wrongRole: Refusal = { status: 403, code: 'auth.wrong_role', message: 'This is not for your role' };
const rowMissing: Refusal = { status: 404, code: 'request.not_found', message: 'This story has no such row' };
const refusalResponse = ({ status, code, message }: Refusal) =>
  HttpResponse.json({ success: false, code, message }, { status });

const verbs = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete };

function handle(
  { method, path }: EndpointSpec,
  respond: (request: Request, id: string) => Response | Promise<Response>,
  options: { once?: boolean } = {},
): RequestHandler {
  return verbs[method](
    `/api${path.replace('{id}', ':id')}`,
    async ({ request, params }) =>
      (await simulateNetwork()) ? respond(request, String(params.id)) : HttpResponse.error(),
    options,
  );
}

/** Replies to an endpoint as its contract says: always the same, or depending on the request. */
export function reply<Body, Reply>(
  endpoint: Endpoint<Body, Reply>,
  replyTo: NoInfer<Reply> | ((received: Received<Body>) => NoInfer<Reply> | undefined),
): RequestHandler {
  const { access, status = 200 } = endpoint;
  return handle(endpoint, async (request, id) => {
    const role = request.headers.get('authorization')?.replace('Bearer ', '');
    if (access !== 'public' && access !== 'session' && access !== role) return refusalResponse(wrongRole);
    const text = await request.text();
    const body = text ? JSON.parse(text) : undefined;
    const query = new URL(request.url).searchParams;
    const me = users[role as keyof typeof users];
    const json = replyTo instanceof Function ? replyTo({ body, query, id, me }) : replyTo;
    return json === undefined ? refusalResponse(rowMissing) : HttpResponse.json({ ...json }, { status });
  });
}

/** Refuses the calls of an endpoint; with `once` only the next one. */
export const refuse = (endpoint: EndpointSpec, refusal: Refusal, options?: { once: boolean }) =>
  handle(endpoint, () => refusalResponse(refusal), options);

/** Replies with a page of the rows. */
export const list = <Row extends object>(
  endpoint: ListEndpoint<Row>,
  rows: readonly Row[],
  hasStatus?: (row: Row, status: string) => boolean,
) => reply(endpoint, ({ query }) => page(rows, query, hasStatus));

/** Changes a row and replies with it. */
export function changeRow<Row extends { _id: string }>(
  rows: readonly Row[],
  id: unknown,
  values: Partial<Row>,
) {
  const row = rows.find(({ _id }) => _id === id);
  return row && dataReply(Object.assign(row, values));
}

/** As `changeRow`, for an endpoint whose body names the row in the field `idField`. */
export const change = <Body, Row extends { _id: string }>(
  endpoint: Endpoint<Body, DataReply<Row>>,
  rows: readonly Row[],
  idField: keyof Body,
  values: Partial<NoInfer<Row>>,
) => reply(endpoint, ({ body }) => changeRow(rows, body[idField], values));
