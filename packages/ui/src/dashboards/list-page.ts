import { listMessages } from '@prahari/contract/lists';
import type { PagedListState } from '../base/PagedList/PagedList.tsx';
import type { ListState } from '../stores/lists/list-state.ts';

/** Converts a list state to the `page` of a PagedList. A list that the server lacks shows a message in its place. */
export const pageOf = <Row>(page: ListState<Row>): PagedListState<Row> =>
  page.state === 'absent' ? { state: 'failed', message: listMessages.notOffered } : page;
