import { describe, expect, test } from 'vitest';
import { company, officeHours } from '../../src/content/company.ts';
import { contentEntries } from '../../src/content/entries.ts';
import * as schemas from '../../src/content/schemas.ts';
import { findContentErrors } from '../../src/content/validate-content.ts';

const companyEntry = (value: unknown) => ({
  file: 'src/content/company.ts',
  name: 'company',
  value,
  schema: schemas.company,
});
const companyErrors = (value: unknown) => findContentErrors([companyEntry(value)]);

describe('content validation', () => {
  test('the content of this repository has no errors', () =>
    expect(findContentErrors(contentEntries)).toEqual([]));

  test('a missing value is reported with its file and name', () => {
    const { whatsapp: _, ...content } = company;
    expect(companyErrors(content)).toEqual(['src/content/company.ts: company.whatsapp is missing']);
  });

  test('a phone number without a country code is reported with an example', () => {
    const phones = [...company.phones, { label: 'Night desk', number: '98765 43210' }];
    expect(companyErrors({ ...company, phones })).toEqual([
      'src/content/company.ts: company.phones[4].number should be a number with its country code, like +91 98765 43210 (it is "98765 43210")',
    ]);
  });

  test.each([
    ['company.phones[0]', { phones: [] }],
    ['company.emails[0].address', { emails: [{ label: 'Office', address: 'office at prahari' }] }],
    ['company.proposalUrl', { proposalUrl: 'http://prahari.example/proposal.pdf' }],
    ['company.proposalUrl', { proposalUrl: 'javascript:alert(1)' }],
    ['company.coordinates.latitude', { coordinates: { latitude: 185, longitude: 73 } }],
    ['company.address.postcode', { address: { ...company.address, postcode: '4110' } }],
    ['company.name', { name: '  ' }],
    ['company.hours.opens', { hours: { ...company.hours, opens: '9am' } }],
    ['company.hours.from', { hours: { ...company.hours, from: 'Mon' } }],
  ])('%s is reported when it is %o', (named, change) => {
    const [error = '', ...others] = companyErrors({ ...company, ...change });
    expect(error).toContain(`src/content/company.ts: ${named} `);
    expect(others).toEqual([]);
  });

  test('office hours are formatted as Mon-Fri 9am-6pm', () => expect(officeHours()).toBe('Mon-Fri 9am-6pm'));
});
