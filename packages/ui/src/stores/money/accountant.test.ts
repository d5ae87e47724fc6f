import { expect, test } from 'vitest';
import { done, refusal, stubApi } from '../../../testing/stub-api.ts';

const server = await stubApi();
const { registerAnswers } = await import('./accountant.ts');

const MORE_THAN_ONE_CALL = 51;
const answers = Array.from({ length: MORE_THAN_ONE_CALL }, (_, index) => ({
  No: `PR/26-27/${index}`,
  Irn: `irn-${index}`,
}));
const file = new File([JSON.stringify(answers)], 'answers.json');

test('answers of the portal that were registered are shown although later ones failed', async () => {
  const registered = { number: 'PR/26-27/0', done: true };
  server.respond = () =>
    server.received.length === 1 ? done([registered]) : refusal(503, 'The server is busy');
  expect(await registerAnswers(file)).toEqual({ results: [registered], problem: 'The server is busy' });
});
