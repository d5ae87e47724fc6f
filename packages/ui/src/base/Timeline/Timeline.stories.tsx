import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.ts';
import { Timeline, type TimelineEvent } from './Timeline.tsx';

const events: TimelineEvent[] = [
  {
    id: '1',
    title: 'Request sent',
    state: 'past',
    time: '18 Nov 2026, 10:20',
    dateTime: '2026-11-18T10:20+05:30',
  },
  {
    id: '2',
    title: 'Being read',
    state: 'current',
    time: 'since 19 Nov 2026',
    dateTime: '2026-11-19',
    detail: 'Answers take one working day.',
  },
  { id: '3', title: 'Answer', state: 'ahead' },
];

const meta = preview.meta({
  component: Timeline,
  args: { label: 'Your request', events },
  decorators: [(Story) => <div className="max-w-120">{Story()}</div>],
  parameters: {
    guide: {
      status: 'new',
      accessibility: ['An ordered list, whose current event has `aria-current="step"`.'],
      do: ['Pass events in reading order'],
      dont: ['Use it for facts without order: use DescriptionList'],
    },
  },
});

export const Several = meta.story({ tags: ['snapshot'] });
Several.test('the current event has aria-current', async ({ canvas }) => {
  const [, now, ahead] = canvas.getAllByRole('listitem');
  await expect(now).toHaveAttribute('aria-current', 'step');
  await expect(ahead).toHaveTextContent('Answer (to come)');
});
export const One = meta.story({ args: { events: events.slice(0, 1) } });
export const LongText = meta.story({
  args: {
    events: [
      {
        id: '1',
        title: 'Request sent by the secretary of Shree Venkateshwara Cooperative Housing Society',
        state: 'past',
        time: '18 Nov 2026, 10:20',
        detail: 'managing.committee.secretary@shree-venkateshwara-cooperative-housing-society.example',
      },
      ...events.slice(1),
    ],
  },
  decorators: [(Story) => <div className="w-64">{Story()}</div>],
});
