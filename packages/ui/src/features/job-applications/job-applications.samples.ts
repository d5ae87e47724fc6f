import type { SecurityApplication } from '@prahari/contract/applications.schemas';

/** Job applications for stories and tests. */
export const pendingApplication: SecurityApplication = {
  _id: '01900000-0000-7000-8000-000000000601',
  user: { _id: '01900000-0000-7000-8000-000000000031', name: 'Iqbal Ansari', email: 'iqbal@ansari.example' },
  fullName: 'Iqbal Ansari',
  dateOfBirth: '1996-02-29',
  address: 'House 14, Bari Pahari\nRanchi, Jharkhand 834001',
  phoneNumber: '+91 98765 43210',
  experience: 4,
  qualifications: 'Twelfth standard, first aid certificate, three years in the Home Guard',
  previousEmployer: 'Chotanagpur Mills',
  documents: [],
  additionalDetails: 'Prefers nights.',
  status: 'pending',
  createdAt: '2026-11-18T05:30:00Z',
};

export const acceptedApplication: SecurityApplication = {
  ...pendingApplication,
  _id: '01900000-0000-7000-8000-000000000602',
  fullName: 'Venkatanarasimharajuvaripeta Subrahmanyam Chandrashekhara Rao',
  status: 'accepted',
  record: { kind: 'guard', _id: '01900000-0000-7000-8000-000000000032' },
  experience: 1,
  previousEmployer: '',
  additionalDetails: '',
};

export const rejectedApplication: SecurityApplication = {
  ...pendingApplication,
  _id: '01900000-0000-7000-8000-000000000603',
  fullName: 'Meenakshi Pillai',
  status: 'rejected',
};

/** As the hosted API may send it. */
export const hostedApiApplication = {
  ...pendingApplication,
  _id: '64f1c0ffee0000000000f001',
  fullName: '',
  dateOfBirth: '',
  phoneNumber: '',
  address: '',
  qualifications: '',
  status: 'cancelled' as string,
} as SecurityApplication;

export const applicationWithLongText: SecurityApplication = {
  ...pendingApplication,
  _id: '01900000-0000-7000-8000-000000000604',
  user: {
    ...pendingApplication.user,
    email: 'venkatanarasimharajuvaripeta.subrahmanyam@chandrashekhararao.example',
  },
  fullName: acceptedApplication.fullName,
  address:
    'Plot 118/A, behind the old telegraph office, Venkatanarasimharajuvaripeta Main Road, Ramachandrapuram, Andhra Pradesh 533255',
  qualifications: 'Twelfth standard, first aid, fire drill, three years in the Home Guard, '.repeat(6),
  previousEmployer: 'Chotanagpur Mills and Allied Industries (Eastern Region) Private Limited',
  additionalDetails: 'Knows every gate of the old city by name. '.repeat(12),
};
