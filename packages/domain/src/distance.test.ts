import { expect, test } from 'vitest';
import { metersBetween } from './distance.ts';

test('a degree of latitude is 111 km, and of longitude less away from the equator', () => {
  const pune = { latitude: 18.52, longitude: 73.86 };
  expect(metersBetween(pune, pune)).toBe(0);
  expect(metersBetween(pune, { ...pune, latitude: 19.52 })).toBe(111_195);
  expect(metersBetween(pune, { ...pune, longitude: 74.86 })).toBe(105_436);
  expect(metersBetween({ latitude: 0, longitude: 179.9 }, { latitude: 0, longitude: -179.9 })).toBe(22_239);
});
