import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.ts';
import { Badge, type BadgeProps } from './Badge.tsx';

const TONES: BadgeProps['tone'][] = ['neutral', 'accent', 'info', 'success', 'warning', 'danger'];

const meta = preview.meta({
  component: Badge,
  args: { children: 3 as string | number },
  parameters: {
    guide: {
      status: 'stable',
      do: ['Say with `noun` what a number counts', 'Keep it to one or two words'],
      dont: ['Show the state of a row: use Status', 'Make it pressable'],
      examples: {
        do: () => (
          <span>
            Applications <Badge noun="new">3</Badge>
          </span>
        ),
        dont: () => (
          <div>
            <Badge tone="danger">Very important message</Badge>
          </div>
        ),
      },
    },
    docs: {
      description: {
        component: [
          'A count or one or two words beside a title or tab. For the state of a row use **Status**, whose icon stays distinct in greyscale.',
          'Do not fill a table column with badges.',
          '',
          '**Accessibility.** Text, not an image. A bare number has no meaning to a screen reader: with `noun="unread"`, "3" is announced as "3 unread". Do not use the tone as the only sign.',
        ].join('\n'),
      },
    },
  },
});

export const Count = meta.story({ args: { noun: 'unread' } });
Count.test('the count is read with its noun', async ({ canvasElement }) => {
  await expect(canvasElement).toHaveTextContent('3 unread');
});
export const Tones = meta.story({
  tags: ['snapshot', 'snapshot-dark'],
  render: (args) => (
    <div className="flex flex-wrap gap-3">
      {TONES.map((tone) => (
        <Badge key={tone} {...args} tone={tone}>
          {tone ?? ''}
        </Badge>
      ))}
    </div>
  ),
});
export const LargeNumber = meta.story({ args: { children: '1,24,000' } });
export const LongText = meta.story({
  args: { children: 'Waiting for the signature of the managing committee' },
  decorators: [(Story) => <div className="w-40">{Story()}</div>],
});
