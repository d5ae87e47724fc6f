import { afterEach, expect, test } from 'vitest';
import { npm, stopAll } from '../commands/npm-command.ts';

afterEach(stopAll);

test('npm run bench:site prints the Lighthouse results', async () => {
  const command = npm(['run', 'bench:site', '--', '--runs', '1', '--pages', '/privacy', '--report']);
  expect(await command.ended, command.output()).toBe(0);
  expect(command.output()).toContain('/privacy');
});

test('npm run bench:office prints the figures of the dashboard', async () => {
  const command = npm(['run', 'bench:office', '--', '--quick']);
  expect(await command.ended, command.output()).toBe(0);
  expect(command.output()).toContain('API calls until then, at most 3');
});

test('npm run bench compares calls of the API with other servers', async () => {
  const command = npm(['run', 'bench', '--', '--calls', '--quick']);
  expect(await command.ended, command.output()).toBe(0);
  for (const name of ['my bills', 'page of 50 bills', 'search', 'login', 'assign and withdraw'])
    expect(command.output()).toContain(`${name}, sqlite`);
});

test('npm run bench prints the bytes of the contract', async () => {
  const command = npm(['run', 'bench', '--', '--bytes']);
  expect(await command.ended, command.output()).toBe(0);
  expect(command.output()).toContain('The contract in a browser');
});

test('npm run report prints the figures of the code', async () => {
  const command = npm(['run', 'report']);
  expect(await command.ended, command.output()).toBe(0);
  expect(command.output()).toContain('| import cycles | 0 |');
});
