import { auditLogWords } from '@prahari/contract/audit-log/words';
import type { PagedListState } from '../base/PagedList/PagedList.tsx';
import type { ListState } from '../stores/list.ts';

/** Props of a PagedList; a list the server does not have shows a message in its place, without a toast. */
export const pageOf = <Row>(page: ListState<Row>): PagedListState<Row> =>
  page.state === 'absent' ? { state: 'failed', message: auditLogWords.notOffered } : page;
