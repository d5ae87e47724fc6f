import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { assertIntegrity, PNPM, pnpmCommand } from '../../scripts/dev/pnpm.mjs';

const folder = mkdtempSync(join(tmpdir(), 'prahari-pnpm-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** `printf package | openssl dgst -sha512 -binary | base64` */
const INTEGRITY =
  'sha512-baSbv6lplk3RxzbxKOYcpdxTiKsd8MTis+A+sH/42atj0u0v1arIbDTS0oWZfshbD05M2SlToEnxIPGgmtbw2g==';

test('a package with another hash than the pinned one is refused', () => {
  const file = join(folder, 'pnpm.tgz');
  writeFileSync(file, 'package');
  assertIntegrity(file, INTEGRITY);
  writeFileSync(file, 'packagE');
  expect(() => assertIntegrity(file, INTEGRITY)).toThrow(/not the package that was pinned/);
});

test.runIf(process.platform === 'linux')('pnpm runs as the pinned program and not by npx', () => {
  const [command, args] = pnpmCommand(['--version']);
  expect(command).not.toBe('npx');
  expect(execFileSync(command, args, { encoding: 'utf8' }).trim()).toBe(PNPM.replace('pnpm@', ''));
});
