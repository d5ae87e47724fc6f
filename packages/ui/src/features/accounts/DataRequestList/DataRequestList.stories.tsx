import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { copyRequest, correctionRequest, erasureRequest } from '../data-requests.samples.ts';
import { DataRequestList } from './DataRequestList.tsx';

const meta = preview.meta({
  component: DataRequestList,
  args: { requests: [copyRequest, correctionRequest, erasureRequest], onFulfil: fn(), onDecline: fn() },
});

export const Several = meta.story();
Several.test('each request can be fulfilled or declined', async ({ args, canvas, userEvent }) => {
  const [fulfil] = canvas.getAllByRole('button', { name: /^Fulfil/ });
  const [, decline] = canvas.getAllByRole('button', { name: /^Decline/ });
  if (fulfil) await userEvent.click(fulfil);
  if (decline) await userEvent.click(decline);
  await expect(args.onFulfil).toHaveBeenCalledWith(copyRequest);
  await expect(args.onDecline).toHaveBeenCalledWith(correctionRequest);
});
