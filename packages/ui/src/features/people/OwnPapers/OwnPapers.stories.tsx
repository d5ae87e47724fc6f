import type { Paper } from '@prahari/contract/documents.schemas';
import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { OwnPapers } from './OwnPapers.tsx';

const papers: Paper[] = [
  { _id: 'p1', kind: 'policeVerification', number: 'PV-2211', expiresOn: '2027-08-01' },
  { _id: 'p2', kind: 'medical', number: 'M-77', expiresOn: '2026-12-05' },
];

const meta = preview.meta({
  component: OwnPapers,
  args: {
    now: new Date('2026-11-20T09:42:00+05:30'),
    papers,
  },
});

export const Some = meta.story();
Some.test('each paper says when it ends, and a missing one what to do', async ({ canvas }) => {
  await expect(canvas.getByText('PV-2211, valid until 1 Aug 2027')).toBeVisible();
  await expect(canvas.getByText(/Bring it to the office/)).toBeVisible();
});
export const None = meta.story({ args: { papers: [] } });
