import { type ExportedList, exportList as exportListEndpoint, exportMessages } from '@prahari/contract';
import { download } from '../api/download.ts';
import type { InputOf } from '../api/endpoint-input.ts';
import { reportFailure, serverMessageOr } from './failure.ts';
import type { Query } from './list.ts';

/** Downloads all rows of a list, filtered and sorted as given, as a CSV file. Failures are reported, never thrown. */
export async function exportList(list: ExportedList, query: Query): Promise<void> {
  try {
    await download(exportListEndpoint, { list, ...query } as InputOf<typeof exportListEndpoint>);
  } catch (error) {
    reportFailure(error, serverMessageOr(error, exportMessages.failed));
  }
}
