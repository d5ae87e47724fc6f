import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { answeredProblem, closedProblem, openProblem } from '../problems.samples.ts';
import { OwnProblems } from './OwnProblems.tsx';

const meta = preview.meta({
  component: OwnProblems,
  args: { problems: [openProblem, answeredProblem, closedProblem] },
});

export const Some = meta.story();
Some.test('a client reads the answer of the office', async ({ canvas }) => {
  await expect(canvas.getAllByText(/A new torch went to the gate/)[0]).toBeVisible();
  await expect(canvas.getByText('Waits for an answer')).toBeVisible();
});
export const None = meta.story({ args: { problems: [] } });
