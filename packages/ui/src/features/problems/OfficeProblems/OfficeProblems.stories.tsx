import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { answeredProblem, closedProblem, openProblem } from '../problems.samples.ts';
import { OfficeProblems } from './OfficeProblems.tsx';

const meta = preview.meta({
  component: OfficeProblems,
  args: {
    problems: [openProblem, answeredProblem, closedProblem],
    clientLink: () => ({ href: '?client=client-1', onOpen: fn() }),
    onAnswer: fn(),
    onClose: fn(),
  },
});

export const Some = meta.story();
Some.test(
  'the office answers what is open and closes what is answered',
  async ({ canvas, userEvent, args }) => {
    const [first] = canvas.getAllByRole('button', { name: 'Answer Anand Vihar Society' });
    if (first) await userEvent.click(first);
    await expect(args.onAnswer).toHaveBeenCalledWith(openProblem);
    await userEvent.click(canvas.getByRole('button', { name: 'Close the problem of Anand Vihar Society' }));
    await expect(args.onClose).toHaveBeenCalledWith(answeredProblem);
  },
);

export const Closing = meta.story({
  render: (args) => {
    const [problem, setProblem] = useState(answeredProblem);
    return (
      <OfficeProblems
        {...args}
        problems={[problem]}
        onClose={(closed) => setProblem({ ...closed, status: 'closed' })}
      />
    );
  },
});
Closing.test('the focus stays with a problem that was closed by keyboard', async ({ canvas, userEvent }) => {
  canvas.getByRole('button', { name: /^Close/ }).focus();
  await userEvent.keyboard('{Enter}');
  await expect(canvas.getByRole('listitem')).toHaveFocus();
});
