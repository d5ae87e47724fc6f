import type { Company, UpdateCompanyBody } from './company.schemas.ts';
import { endpoint } from './endpoint.ts';
import type { DataReply } from './reply.ts';

/** `on` where guards start and end their duties; `off` where a duty is taken as planned. */
export const attendanceModes = ['on', 'off'] as const;
export type AttendanceMode = (typeof attendanceModes)[number];

export const companyMessages = {
  fetchFailed: 'Failed to load the company',
  saved: 'Company saved',
  saveFailed: 'Failed to save the company',
} as const;

export const companyChanged = {
  status: 409,
  code: 'company.version',
  message: 'Somebody else has changed the company meanwhile. Check the fields and save again.',
} as const;

export const getCompany = endpoint<DataReply<Company>>({
  method: 'GET',
  path: '/admin/company',
  access: 'admin',
});

export const updateCompany = endpoint<DataReply<Company>, UpdateCompanyBody>({
  method: 'PUT',
  path: '/admin/company',
  access: 'admin',
});
