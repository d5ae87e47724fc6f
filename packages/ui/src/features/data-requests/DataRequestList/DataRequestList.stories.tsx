import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { copyRequest, correctionRequest, erasureRequest } from '../data-requests.samples.ts';
import { DataRequestList } from './DataRequestList.tsx';

const openRecord = fn();

const meta = preview.meta({
  component: DataRequestList,
  args: {
    requests: [copyRequest, correctionRequest, erasureRequest],
    onFulfil: fn(),
    onDecline: fn(),
    recordLink: ({ kind, _id }) => ({ href: `?${kind}=${_id}`, onOpen: () => openRecord(_id) }),
  },
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
Several.test('the name of a client leads to the record', async ({ canvas, userEvent }) => {
  const [name] = canvas.getAllByRole('link', { name: copyRequest.user.name });
  if (name) await userEvent.click(name);
  await expect(openRecord).toHaveBeenLastCalledWith(copyRequest.record?._id);
});
export const WithoutRecords = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { requests: [copyRequest, correctionRequest].map(({ record: _, ...request }) => request) },
});
WithoutRecords.test('the name of a person without a record is plain text', async ({ canvas }) => {
  await expect(canvas.queryByRole('link')).toBeNull();
});
