import type { OwnPost } from '@prahari/contract/posts.schemas';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { Button } from '../../../base/Button/Button.tsx';
import { pendingRequest } from '../requests.samples.ts';
import { RequestRoad } from './RequestRoad.tsx';

const post: OwnPost = {
  _id: 'post-1',
  place: { street: 'Main gate', city: 'Pune', state: 'Maharashtra', zipCode: '411004' },
  shift: 'night',
  startDate: '2026-11-12',
  endDate: '2026-11-23',
  asked: 3,
  assigned: 2,
  isOver: false,
  lastDays: [],
};
const accepted = { ...pendingRequest, status: 'approved' as const, numberOfGuards: 3 };

const meta = preview.meta({ component: RequestRoad, args: { request: accepted, post, onDuty: 2 } });

export const OnDuty = meta.story();
OnDuty.test('a client sees how far the request has come', async ({ canvas }) => {
  await expect(canvas.getByText('2 of 3 assigned')).toBeVisible();
  await expect(canvas.getByText('2 guards now')).toBeVisible();
  await expect(canvas.getByText('Completed')).toBeVisible();
});
export const Waiting = meta.story({
  args: {
    request: pendingRequest,
    post: undefined,
    onDuty: 0,
    children: <Button onPress={fn()}>Take back</Button>,
  },
});
export const Completed = meta.story({ args: { post: { ...post, isOver: true, assigned: 0 }, onDuty: 0 } });
export const TakenBack = meta.story({
  args: { request: { ...pendingRequest, status: 'withdrawn' as const }, post: undefined, onDuty: 0 },
});
export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });
OnAPhone.test('a mark stands in the middle of its line', async ({ canvas }) => {
  for (const step of canvas.getAllByRole('listitem')) {
    const [mark, title] = [step.querySelector('svg'), step.querySelector('p')].map((element) => {
      const { top = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
      return top + height / 2;
    });
    await expect(Math.abs((mark ?? 0) - (title ?? 9))).toBeLessThan(1);
  }
});
