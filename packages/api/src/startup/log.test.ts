import { expect, test } from 'vitest';
import { createLog } from './log.ts';

function written(write: (log: ReturnType<typeof createLog>) => void): string {
  let lines = '';
  write(
    createLog('trace', {
      write: (line) => {
        lines += line;
      },
    }),
  );
  return lines;
}

test('an error is logged with type, message, code and stack, without the driver’s values', () => {
  const error = Object.assign(new Error('duplicate key value violates unique constraint'), {
    code: '23505',
    detail: 'Key (email)=(asha@example.com) already exists.',
    parameters: ['asha@example.com'],
  });
  const line = written((log) => log.error({ err: error }, 'request failed'));
  expect(JSON.parse(line)).toMatchObject({
    msg: 'request failed',
    err: { type: 'Error', message: error.message, code: '23505', stack: expect.stringContaining('log.test') },
  });
  expect(line).not.toContain('asha');
});

test('a thrown value that is not an Error can be logged', () => {
  const logged = (thrown: unknown) => JSON.parse(written((log) => log.error({ err: thrown }, 'failed')));
  for (const thrown of ['text', null, 7, { a: 1 }])
    expect(logged(thrown)).toMatchObject({ msg: 'failed', err: { message: String(thrown) } });
  expect(logged(undefined).msg).toBe('failed');
});

test('line breaks in a value do not start a new log line', () => {
  const lines = written((log) => log.info({ path: '/a\n{"level":60,"msg":"made up"}\r\u0000' }, 'refused'));
  expect(lines.trimEnd().split(/[\n\r]/)).toHaveLength(1);
  expect(JSON.parse(lines).msg).toBe('refused');
});
