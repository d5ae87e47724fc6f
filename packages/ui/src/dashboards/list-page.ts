import { listMessages } from '@prahari/contract/lists';
import type { PagedListState } from '../base/PagedList/PagedList.tsx';
import type { ListState } from '../stores/lists/list-state.ts';

/**
 * Converts a list state to the `page` of a PagedList. A list that the server lacks shows a message in its place.
 * @param pending ids of rows with a running request
 */
export function pageOf<Row>(page: ListState<Row>, pending?: ReadonlySet<string>): PagedListState<Row> {
  if (page.state === 'absent') return { state: 'failed', message: listMessages.notOffered };
  return page.state === 'ready' ? { ...page, pending } : page;
}
