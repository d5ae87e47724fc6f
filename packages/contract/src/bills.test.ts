import { expect, test } from 'vitest';
import { hasLookAlikeHost, isSafeLink } from './bills.ts';

test.each([
  'https://drive.google.com/file/d/1',
  'https://drive.google.com/файл',
  'http://192.168.0.4:8080/x',
  'https://उदाहरण.भारत/1',
  'https://उदाहरण.example/1',
  'https://xn--80ak6aa92e.com/',
])('a link to the host of %s is taken', (link) => {
  expect([isSafeLink(link), hasLookAlikeHost(link)]).toEqual([true, false]);
});

test.each([
  'https://аррӏе.com/',
  'https://drive.gооgle.com/file',
  'https://ɡοοgle.com',
  'https://DRIVE.GООGLE.COM:443',
  'https://аpple.рф/',
])('a link to the look-alike host of %s is refused', (link) => {
  expect([isSafeLink(link), hasLookAlikeHost(link)]).toEqual([true, true]);
});
