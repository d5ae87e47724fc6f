import { describe, expect, test } from 'vitest';
import { matchesCandidate } from './candidate-search.ts';
import { candidates } from './candidates.samples.ts';

const [deepak] = candidates;
if (!deepak) throw new Error('no candidate');

describe('a search for candidates', () => {
  test.each([
    '+91 50118 24961',
    '50118 24961',
    '5011824961',
    '050118-24961',
    '0091 50118 24961',
    '(50118) 24961',
    '24961',
    'deepak',
    'SOLANKI',
  ])('finds a guard by %s', (text) => {
    expect(matchesCandidate(deepak, text)).toBe(true);
  });

  test.each(['50118 24967', '123', 'deepika'])('does not find a guard by %s', (text) => {
    expect(matchesCandidate(deepak, text)).toBe(false);
  });

  test('without a text finds everybody', () => {
    expect(candidates.every((candidate) => matchesCandidate(candidate, ''))).toBe(true);
  });
});
