import type { Identity, IdentityCard } from '@prahari/contract/identity.schemas';

export const identityOnDuty: Identity = {
  name: 'Ravi Kumar Yadav',
  company: 'Prahari Security Services Pvt Ltd',
  licence: { number: 'MH/PSA/2024/0311', state: 'Maharashtra', validTo: '2027-03-31' },
  duty: {
    client: 'Nirmal Jeevan Hospital',
    city: 'Pune',
    until: '2026-11-24T02:30:00.000Z',
    asPlanned: false,
  },
};

export const guardCard: IdentityCard = {
  url: `https://prahari.example/guard#${'A'.repeat(43)}`,
  name: 'Ravi Kumar Yadav',
  company: 'Prahari Security Services Pvt Ltd',
  licence: { number: 'MH/PSA/2024/0311', state: 'Maharashtra', validTo: '2027-03-31' },
};
