import type { ApiToken } from '@prahari/contract/api-tokens.schemas';
import type { Passkey } from '@prahari/contract/factors.schemas';
import type { SessionRow } from '@prahari/contract/sessions.schemas';

export const thisSession: SessionRow = {
  _id: '01900000-0000-7000-8000-000000000001',
  createdAt: '2026-11-20T03:30:00.000Z',
  lastSeenAt: '2026-11-20T08:00:00.000Z',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0',
  network: '203.0.113.0/24',
  current: true,
};
export const phoneSession: SessionRow = {
  _id: '01900000-0000-7000-8000-000000000002',
  createdAt: '2026-11-16T04:05:00.000Z',
  lastSeenAt: '2026-11-19T14:12:00.000Z',
  userAgent: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
  network: '2001:db8:4f::/48',
  current: false,
};
export const unknownDeviceSession: SessionRow = {
  _id: '01900000-0000-7000-8000-000000000003',
  createdAt: '2026-11-18T18:45:00.000Z',
  lastSeenAt: '2026-11-18T18:45:00.000Z',
  userAgent: null,
  network: null,
  current: false,
};

export const RECOVERY_CODES = [
  'k7wmx-p3rty',
  '2hqdn-vv8sa',
  'mmr4t-9zcek',
  'w6xfb-yh3ju',
  'qn5pa-t2gds',
  'c8vke-rr4wm',
  'z3yth-6bnfq',
  'ad9jx-mk7pc',
  'f2swu-8qevh',
  'gt4nb-x5dyr',
];
export const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
export const SECRET_URI = `otpauth://totp/Prahari:admin%40prahari.example?issuer=Prahari&secret=${SECRET}&algorithm=SHA1&digits=6&period=30`;

export const phonePasskey: Passkey = {
  _id: '01900000-0000-7000-8000-000000000011',
  name: 'Chrome on Android',
  createdAt: '2026-11-16T04:05:00.000Z',
  lastUsedAt: '2026-11-19T14:12:00.000Z',
};
export const deskPasskey: Passkey = {
  _id: '01900000-0000-7000-8000-000000000012',
  name: 'Security key in the desk',
  createdAt: '2026-11-18T18:45:00.000Z',
  lastUsedAt: null,
};

export const apiTokenSecret = 'prahari_q83vEjRWeJAq83vEjRWeJAq83vEjRWeJAq83vEjRWeI';
export const payrollToken: ApiToken = {
  _id: '01900000-0000-7000-8000-000000000021',
  name: 'Payroll',
  scopes: ['guards:read', 'posts:read', 'bills:read', 'bills:write'],
  createdAt: '2026-11-16T04:05:00.000Z',
  validUntil: '2027-02-14',
  isExpired: false,
  lastUsedAt: '2026-11-19T14:12:00.000Z',
  lastUsedFrom: '203.0.113.7',
};
export const expiredApiToken: ApiToken = {
  _id: '01900000-0000-7000-8000-000000000022',
  name: 'Trial of the accountant',
  scopes: ['bills:read'],
  createdAt: '2026-08-02T09:00:00.000Z',
  validUntil: '2026-10-31',
  isExpired: true,
  lastUsedAt: null,
  lastUsedFrom: null,
};
