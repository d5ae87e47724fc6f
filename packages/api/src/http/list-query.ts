import { LIST_LIMIT_MAX, LIST_SEARCH_MAX } from '@prahari/contract/constants';
import type { ListSpec } from '@prahari/contract/endpoint';
import { ID } from '@prahari/contract/fields';
import type { ListQuery } from '@prahari/contract/lists';
import { cleanText } from '@prahari/domain/clean-text';
import { isDayInRange } from '@prahari/domain/days';
import { invalidFields } from '../AppError.ts';

// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing control characters is the point
const CONTROL = /[\u0000-\u001f\u007f]/;

const refuse = (path: string, message: string) => invalidFields([{ path, message }]);

const NAMES = ['limit', 'cursor', 'q', 'sort', 'status', 'action', 'day', 'clientId'] as const;

/**
 * Reads the parameters of a list, each given once; others are ignored.
 * @throws 400 that names the parameter
 */
export function listQuery(spec: ListSpec, query: Record<string, string[]>): ListQuery {
  for (const name of NAMES)
    if ((query[name]?.length ?? 0) > 1) throw refuse(name, `${name} must be given once`);
  const {
    limit: [limit] = [],
    cursor: [cursor] = [],
    q: [typed] = [],
    sort: [sort] = [],
    status: [status] = [],
    action: [action] = [],
    day: [day] = [],
    clientId: [clientId] = [],
  } = query;
  const parsed: ListQuery = {};
  if (limit !== undefined) {
    const requested = Number(limit);
    if (!/^\d{1,4}$/.test(limit) || requested < 1 || requested > LIST_LIMIT_MAX) {
      throw refuse('limit', `limit must be a whole number from 1 to ${LIST_LIMIT_MAX}`);
    }
    parsed.limit = requested;
  }
  if (cursor !== undefined) {
    if (limit === undefined) throw refuse('cursor', 'cursor needs a limit beside it');
    parsed.cursor = cursor;
  }
  // Phone keyboards append a space.
  const q = typed && cleanText(typed);
  if (q) {
    if ([...q].length > LIST_SEARCH_MAX || CONTROL.test(q))
      throw refuse('q', `q must be at most ${LIST_SEARCH_MAX} characters of plain text`);
    parsed.q = q;
  }
  if (sort !== undefined) {
    if (!spec.sort.includes(sort.replace(/^-/, '')))
      throw refuse('sort', `sort must be one of ${spec.sort.join(', ')}, with - before it for descending`);
    parsed.sort = sort;
  }
  if (status !== undefined) {
    if (!spec.status.includes(status))
      throw refuse('status', `status must be one of ${spec.status.join(', ')}`);
    parsed.status = status;
  }
  if (action !== undefined && spec.action) {
    if (!spec.action.includes(action)) throw refuse('action', 'action must be one of the audit log');
    parsed.action = action;
  }
  if (day !== undefined && spec.day) {
    if (!isDayInRange(day)) throw refuse('day', 'day must be a date that exists, as YYYY-MM-DD');
    parsed.day = day;
  }
  if (clientId !== undefined && spec.clientId) {
    if (!ID.test(clientId)) throw refuse('clientId', 'clientId is not a valid id');
    parsed.clientId = clientId;
  }
  return parsed;
}
