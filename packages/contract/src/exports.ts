import { endpoint } from './endpoint.ts';
import type { ExportListBody } from './exports.schemas.ts';

export const exportedLists = [
  'guards',
  'clients',
  'bills',
  'posts',
  'clientApplications',
  'securityApplications',
  'payments',
  'ageing',
  'tds',
] as const;
export type ExportedList = (typeof exportedLists)[number];
/** Lists whose screens hear of changes by others. */
export type WatchedList = Exclude<ExportedList, 'payments' | 'ageing' | 'tds'>;

/** The first is the default. */
export const exportFormats = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof exportFormats)[number];
export const exportFormatLabels: Record<ExportFormat, string> = { csv: 'CSV', xlsx: 'Excel (.xlsx)' };

export const exportMessages = {
  failed: 'The list could not be exported',
} as const;

/** Replies with an attachment: CSV (RFC 4180) in UTF-8 with a byte order mark, or a workbook. */
export const exportList = endpoint<string, ExportListBody>({
  method: 'POST',
  path: '/admin/export',
  access: 'admin',
});
