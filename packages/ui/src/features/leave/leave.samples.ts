import type { OfficeLeave, OwnLeave } from '@prahari/contract/leave.schemas';

export const pendingLeave: OwnLeave = {
  _id: 'leave-1',
  from: '2026-12-11',
  to: '2026-12-13',
  reason: 'Wedding',
  status: 'pending',
  askedAt: '2026-11-20T04:00:00.000Z',
  duties: 3,
};
export const grantedLeave: OwnLeave = {
  ...pendingLeave,
  _id: 'leave-2',
  from: '2026-11-25',
  to: '2026-11-25',
  status: 'approved',
  answeredAt: '2026-11-19T10:45:00.000Z',
  answeredBy: 'Revathi Kulkarni',
  duties: 1,
};
export const declinedLeave: OwnLeave = {
  ...grantedLeave,
  _id: 'leave-3',
  from: '2026-11-14',
  to: '2026-11-15',
  status: 'declined',
  note: 'Two others are away that week',
};

export const leaveToAnswer: OfficeLeave = {
  ...pendingLeave,
  guard: { _id: 'guard-1', name: 'Dattatray Pawar', phone: '+919876543210' },
  duties: ['2026-12-11', '2026-12-12', '2026-12-13'].map((day) => ({
    _id: `duty-${day}`,
    day,
    startsAt: '20:00',
    hours: 12,
    client: 'Anand Vihar Residents’ Association',
    city: 'Pune',
    postId: 'post-1',
  })),
};
