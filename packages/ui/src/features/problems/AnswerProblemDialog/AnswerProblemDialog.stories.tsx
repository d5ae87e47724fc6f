import { expect, fn, screen } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { openProblem } from '../problems.samples.ts';
import { AnswerProblemDialog } from './AnswerProblemDialog.tsx';

const meta = preview.meta({
  component: AnswerProblemDialog,
  args: { problem: openProblem, submit: fn(async () => ({ ok: true as const })), onClose: fn() },
});

export const Open = meta.story();
Open.test('an answer needs words unless it closes the problem', async ({ userEvent, args }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Send answer' }));
  await expect(args.submit).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Close the problem' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send answer' }));
  await expect(args.submit).toHaveBeenCalledWith({ problemId: 'problem-1', text: '', close: true });
});
