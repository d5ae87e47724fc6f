import type { OfficeDataRequest } from '@prahari/contract/data-requests.schemas';
import { tapovan } from '../assignments/assignments.samples.ts';

/** Requests for stories and tests. */
export const copyRequest: OfficeDataRequest = {
  _id: '01900000-0000-7000-8000-000000000901',
  kind: 'export',
  note: '',
  status: 'open',
  createdAt: '2026-11-20T04:00:00.000Z',
  answeredAt: null,
  user: tapovan.user,
  phone: '+91 98765 43210',
  record: { kind: 'client', _id: '01900000-0000-7000-8000-000000000921' },
};
export const correctionRequest: OfficeDataRequest = {
  ...copyRequest,
  _id: '01900000-0000-7000-8000-000000000902',
  kind: 'correction',
  note: 'My phone number ends in 11.',
};
export const erasureRequest: OfficeDataRequest = {
  ...copyRequest,
  _id: '01900000-0000-7000-8000-000000000903',
  kind: 'erasure',
};
