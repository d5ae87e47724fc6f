import { describe, expect, test } from 'vitest';
import { content } from '../../src/content/checked.ts';
import { company, officeHours } from '../../src/content/company.ts';
import { insist, problemsIn } from '../../src/content/problems.ts';
import * as rules from '../../src/content/rules.ts';
import { testimonials } from '../../src/content/testimonials.ts';

/** What is said of the company when its facts are these. */
const saidOf = (facts: unknown) =>
  problemsIn([{ file: 'src/content/company.ts', name: 'company', facts, rule: rules.company }]);

describe('the facts that an owner changes', () => {
  test('are all there and well-formed', () => expect(problemsIn(content)).toEqual([]));

  test('a missing fact is named with its file', () => {
    const { whatsapp: _, ...facts } = company;
    expect(saidOf(facts)).toEqual(['src/content/company.ts: company.whatsapp is missing']);
  });

  test('a number without its country code is named, with what to write', () => {
    const phones = [...company.phones, { whose: 'Night desk', number: '98765 43210' }];
    expect(saidOf({ ...company, phones })).toEqual([
      'src/content/company.ts: company.phones[4].number should be a number with its country code, like +91 98765 43210 (it is "98765 43210")',
    ]);
  });

  test.each([
    ['company.phones[0]', { phones: [] }],
    ['company.emails[0].address', { emails: [{ whose: 'Office', address: 'office at prahari' }] }],
    ['company.proposalUrl', { proposalUrl: 'http://prahari.example/proposal.pdf' }],
    ['company.proposalUrl', { proposalUrl: 'javascript:alert(1)' }],
    ['company.place.latitude', { place: { latitude: 185, longitude: 73 } }],
    ['company.address.postcode', { address: { ...company.address, postcode: '4110' } }],
    ['company.name', { name: '  ' }],
    ['company.hours.opens', { hours: { ...company.hours, opens: '9am' } }],
    ['company.hours.from', { hours: { ...company.hours, from: 'Mon' } }],
  ])('%s is refused as %o', (named, change) => {
    const [problem = '', ...others] = saidOf({ ...company, ...change });
    expect(problem).toContain(`src/content/company.ts: ${named} `);
    expect(others).toEqual([]);
  });

  test('a sixth star and a second person with the same id are refused', () => {
    const [first, second, third, fourth] = testimonials;
    const said = (facts: unknown) =>
      problemsIn([
        { file: 'src/content/testimonials.ts', name: 'testimonials', facts, rule: rules.testimonials },
      ]);
    expect(said([first, second, third, { ...fourth, rating: 6 }])).toEqual([
      'src/content/testimonials.ts: testimonials[3].rating should be a whole number of stars, 1 to 5 (it is 6)',
    ]);
    expect(said([first, second, third, first])).toEqual([
      'src/content/testimonials.ts: testimonials have an id twice',
    ]);
  });

  test('broken facts stop the build, all in one message', () => {
    const facts = { ...company, name: '', tagline: undefined };
    expect(() =>
      insist([{ file: 'src/content/company.ts', name: 'company', facts, rule: rules.company }]),
    ).toThrow(/company\.name is empty.*\n.*company\.tagline is missing/);
  });

  test('the hours are said as people say them', () => expect(officeHours()).toBe('Mon-Fri 9am-6pm'));
});
