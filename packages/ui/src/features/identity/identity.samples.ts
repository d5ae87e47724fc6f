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

/** A drawn face in the place of a photograph. */
export const face =
  'data:image/svg+xml;base64,PHN2ZyB4bWxucz0naHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmcnIHZpZXdCb3g9JzAgMCA0MCA1MCc+PHJlY3Qgd2lkdGg9JzQwJyBoZWlnaHQ9JzUwJyBmaWxsPScjYzhkMmRhJy8+PGNpcmNsZSBjeD0nMjAnIGN5PScyMCcgcj0nOScgZmlsbD0nIzhhNWEzYycvPjxwYXRoIGQ9J000IDUwYzAtMTIgNy0xOCAxNi0xOHMxNiA2IDE2IDE4eicgZmlsbD0nIzRhNWY4NicvPjwvc3ZnPg==';

export const guardCard: IdentityCard = {
  url: `https://prahari.example/guard#${'A'.repeat(43)}`,
  name: 'Ravi Kumar Yadav',
  photograph: face,
  badgeNumber: 'PR-0417',
  address: '12 Paud Road, Kothrud\nPune 411038',
  company: 'Prahari Security Services Pvt Ltd',
  licence: { number: 'MH/PSA/2024/0311', state: 'Maharashtra', validTo: '2027-03-31' },
};
