import { endpoint } from '../endpoint.ts';
import type { ExportListBody } from './schemas.ts';

/** The reply is a CSV file (RFC 4180) in UTF-8 with a byte order mark, as an attachment. */
export const exportList = endpoint<string, ExportListBody>({
  method: 'POST',
  path: '/admin/export',
  access: 'admin',
});
