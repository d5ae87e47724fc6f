import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { nightPost } from '../own-post.samples.ts';
import { PostNow } from './PostNow.tsx';

const duty = nightPost.duty as NonNullable<typeof nightPost.duty>;
const post = { ...nightPost, duty };

const meta = preview.meta({
  component: PostNow,
  args: {
    post,
    attended: true,
    now: new Date('2026-11-20T20:45:00+05:30'),
    officePhone: '+91 20 5550 1400',
    whatsapp: '910000000101',
  },
});

export const Night = meta.story();
Night.test('only who has started is on duty, and an open place is said', async ({ canvas }) => {
  await expect(canvas.getByText('1 of 3 guards on duty')).toBeVisible();
  await expect(canvas.getByText(/1 guard not started yet. One place is open/)).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Call office' })).toHaveAttribute(
    'href',
    'tel:+912055501400',
  );
  await expect(canvas.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute(
    'href',
    'https://wa.me/910000000101',
  );
});
export const AsPlanned = meta.story({ args: { attended: false } });
AsPlanned.test('where attendance is not kept, guards are there as planned', async ({ canvas }) => {
  await expect(canvas.getByText('2 of 3 guards on duty, as planned')).toBeVisible();
});
export const BeforeTheBegin = meta.story({ args: { now: new Date('2026-11-20T12:00:00+05:30') } });
BeforeTheBegin.test('before the begin nobody is on duty', async ({ canvas }) => {
  await expect(canvas.getByText('2 of 3 guards assigned')).toBeVisible();
});
export const Full = meta.story({ args: { post: { ...post, asked: 2, duty: { ...post.duty, open: 0 } } } });
