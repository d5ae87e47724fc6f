import { afterEach, expect, test } from 'vitest';
import { npm, stopAll } from '../commands/npm-command.ts';

afterEach(stopAll);

test('npm run bench compares calls of the API with Express, opens the office and visits a page', async () => {
  const command = npm(['run', 'bench', '--', '--quick']);
  expect(await command.ended, command.output()).toBe(0);
  for (const gate of [
    'my bills',
    'page of 50 bills never read before',
    'search',
    'login, of the raw hash rate',
    'assign and withdraw',
    'memory under load',
    'lists',
  ])
    expect(command.output()).toContain(`${gate}, sqlite`);
  expect(command.output()).toContain('first row of the office');
  expect(command.output()).toContain('next duty of a guard on 3G');
  expect(command.output()).toContain('LCP of /');
});

test('npm run report prints lines, calls and import circles', async () => {
  const command = npm(['run', 'report']);
  expect(await command.ended, command.output()).toBe(0);
  expect(command.output()).toContain('| product lines |');
  expect(command.output()).toContain('| functions for a click on Mark as Paid |');
});
