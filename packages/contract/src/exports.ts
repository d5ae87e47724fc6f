import { endpoint } from './endpoint.ts';
import type { ExportListBody } from './exports.schemas.ts';

export const exportedLists = [
  'guards',
  'clients',
  'bills',
  'posts',
  'clientApplications',
  'securityApplications',
] as const;
export type ExportedList = (typeof exportedLists)[number];

export const exportMessages = {
  failed: 'The list could not be exported',
} as const;

/** Replies with a CSV attachment (RFC 4180) in UTF-8 with a byte order mark. */
export const exportList = endpoint<string, ExportListBody>({
  method: 'POST',
  path: '/admin/export',
  access: 'admin',
});
