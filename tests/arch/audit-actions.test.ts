import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { auditActions } from '@prahari/contract/audit-log';
import { expect, test } from 'vitest';
import { root, sourceFiles } from './source-files.ts';

const services = sourceFiles()
  .filter((file) => /^packages\/api\/src\/features\/.*\.service\.ts$/.test(file))
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n');

// The type AuditAction ensures the reverse: every action that is written has a sentence.
test('every audit action that has a sentence is written by a service', () => {
  expect(auditActions.length).toBeGreaterThan(20);
  expect(auditActions.filter((action) => !services.includes(`'${action}'`))).toEqual([]);
});
