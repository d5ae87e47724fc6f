import { expect, test } from 'vitest';
import { answers, done, stubApi } from '../../../testing/stub-api.ts';

const server = await stubApi();
const { closeProblem, problems } = await import('./problems.ts');

const problem = (_id: string, status: string) => ({ _id, status });

test('a problem that came meanwhile is listed after another one was closed, as the tab counts it', async () => {
  server.respond = answers(done(problem('p1', 'closed')), [problem('p1', 'open')]);
  await problems.refresh();
  server.respond = answers(done(problem('p1', 'closed')), [problem('p2', 'open'), problem('p1', 'closed')]);
  await closeProblem('p1');
  await expect.poll(() => problems.find('p2')).toBeDefined();
});
