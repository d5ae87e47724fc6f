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
      accessibility: ['A number needs a `noun`: "unread" makes a screen reader say "3 unread".'],
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
