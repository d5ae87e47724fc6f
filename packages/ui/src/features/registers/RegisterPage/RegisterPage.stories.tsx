import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { musterRoll } from '../registers.samples.ts';
import { RegisterPage } from './RegisterPage.tsx';

const meta = preview.meta({
  component: RegisterPage,
  args: { document: musterRoll, onDownload: fn(), onPrint: fn() },
  parameters: { chromatic: { disableSnapshot: true } },
});

export const Default = meta.story();
Default.test('one press prints, one downloads the PDF', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Download PDF' }));
  await expect(args.onPrint).toHaveBeenCalledOnce();
  await expect(args.onDownload).toHaveBeenCalledOnce();
});
export const Downloading = meta.story({ args: { downloading: true } });
