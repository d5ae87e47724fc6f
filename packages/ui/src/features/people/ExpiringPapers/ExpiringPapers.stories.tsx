import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { papersThatExpire } from '../people.samples.ts';
import { ExpiringPapers } from './ExpiringPapers.tsx';

const meta = preview.meta({
  component: ExpiringPapers,
  args: {
    papers: papersThatExpire,
    now: new Date('2026-11-20T02:18:00+05:30'),
    guardLink: (id: string) => ({ href: `?guard=${id}`, onOpen: fn() }),
  },
});

export const Normal = meta.story();
Normal.test('an expired paper shows since when', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText('Expired 3 days ago')).toBeVisible());
});
