import type { DataRequest } from '@prahari/contract/data-requests.schemas';
import { expect, fn, waitFor } from 'storybook/test';
import { notSnapped } from '../../../../../../.storybook/looks.ts';
import preview from '../../../../../../.storybook/preview.ts';
import { accepted } from '../../../../testing/submit-results.ts';
import { copyRequest, erasureRequest } from '../../data-requests/data-requests.samples.ts';
import { DataRequests, type DataRequestsProps } from './DataRequests.tsx';

const meta = preview.meta({
  component: DataRequests,
  args: {
    requests: { state: 'ready', data: [] } as DataRequestsProps['requests'],
    onAsk: accepted(),
    onDownload: fn(),
    onRetry: fn(),
  },
  parameters: { chromatic: notSnapped },
});

export const NothingAsked = meta.story();
NothingAsked.test('a correction requires a note and sends it', async ({ args, canvas, userEvent }) => {
  await userEvent.selectOptions(canvas.getByLabelText('What you ask for'), 'A correction');
  await userEvent.click(canvas.getByRole('button', { name: 'Ask the office' }));
  await waitFor(() => expect(canvas.getByText('Say what is wrong')).toBeVisible());
  await userEvent.type(canvas.getByLabelText('What is wrong'), 'My phone');
  await userEvent.click(canvas.getByRole('button', { name: 'Ask the office' }));
  await waitFor(() => expect(args.onAsk).toHaveBeenCalledWith({ kind: 'correction', note: 'My phone' }));
});
const asked = (...data: readonly DataRequest[]) => ({ state: 'ready' as const, data });
const answeredAt = '2026-11-24T04:00:00.000Z';
export const Asked = meta.story({
  args: { requests: asked(copyRequest, { ...erasureRequest, status: 'declined', answeredAt }) },
});
export const CopyReady = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    requests: asked({ ...copyRequest, status: 'done', answeredAt, copyUntil: '2026-12-01T04:00:00.000Z' }),
  },
});
CopyReady.test('a copy that the office has agreed to is downloaded', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: /^Download your copy, until 1 Dec 2026/ }));
  await waitFor(() => expect(args.onDownload).toHaveBeenCalledOnce());
});
export const Loading = meta.story({ args: { requests: { state: 'loading' } } });
export const Failed = meta.story({ args: { requests: { state: 'failed' } } });
