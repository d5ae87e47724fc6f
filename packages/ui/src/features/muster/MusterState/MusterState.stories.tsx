import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { agreedMuster, openMuster, sentMuster } from '../muster.samples.ts';
import { MusterState } from './MusterState.tsx';

const meta = preview.meta({ component: MusterState, args: { muster: openMuster } });

export const Open = meta.story();
export const Sent = meta.story({ args: { muster: { ...sentMuster, silentAt: '2026-12-09T06:30:00.000Z' } } });
Sent.test('silence is told with its day', async ({ canvas }) => {
  await expect(canvas.getByText(/agreed by silence on 9 Dec 2026/)).toBeVisible();
});
export const Agreed = meta.story({ args: { muster: agreedMuster } });
export const BySilence = meta.story({
  args: {
    muster: {
      ...agreedMuster,
      agreed: { at: '2026-12-09T06:30:00.000Z', by: '', byLink: false, bySilence: true },
    },
  },
});
BySilence.test('nobody is named where silence agreed', async ({ canvas }) => {
  await expect(canvas.getByText(/by silence$/)).toBeVisible();
});
