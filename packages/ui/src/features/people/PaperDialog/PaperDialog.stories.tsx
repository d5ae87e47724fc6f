import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { accepted } from '../../../../testing/submit-results.ts';
import { guardOnDuty } from '../people.samples.ts';
import { PaperDialog, type PaperDialogProps } from './PaperDialog.tsx';

const meta = preview.meta({
  component: PaperDialog,
  args: {
    guardId: guardOnDuty.guard._id,
    kinds: ['psaraTraining', 'medical'] as const,
    submit: accepted(),
    onDelete: fn<PaperDialogProps['onDelete']>(),
    onClose: fn<PaperDialogProps['onClose']>(),
  },
});
const dialog = () => within(within(document.body).getByRole('dialog'));

export const Add = meta.story();
Add.test('only kinds of papers that the guard does not have are offered', async () => {
  const options = dialog().getAllByRole('option');
  await expect(options.map(({ textContent }) => textContent)).toEqual(['PSARA training', 'Medical']);
});
export const Change = meta.story({ args: { paper: guardOnDuty.papers[0] } });
Change.test('the paper is deleted after confirmation', async ({ args, userEvent }) => {
  await userEvent.click(dialog().getByRole('button', { name: 'Delete' }));
  const question = within(await screen.findByRole('alertdialog'));
  await waitFor(() => expect(question.getByText(/valid until/)).toBeVisible());
  await expect(args.onDelete).not.toHaveBeenCalled();
  await userEvent.click(question.getByRole('button', { name: 'Delete' }));
  await expect(args.onDelete).toHaveBeenCalledTimes(1);
});
