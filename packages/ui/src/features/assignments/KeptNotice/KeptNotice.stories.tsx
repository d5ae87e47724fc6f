import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { KeptNotice } from './KeptNotice.tsx';

const meta = preview.meta({
  component: KeptNotice,
  args: { since: '2026-11-26T15:34:00.000Z' },
});

export const Offline = meta.story();
Offline.test('says how old the duties below are', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent(
    'No network. This is what the office said on 26 Nov 2026, 21:04.',
  );
});
