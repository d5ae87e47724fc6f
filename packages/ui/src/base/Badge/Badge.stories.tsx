import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.ts';
import { Badge, type BadgeProps } from './Badge.tsx';

const TONES: BadgeProps['tone'][] = ['neutral', 'accent', 'info', 'success', 'warning', 'danger'];

const meta = preview.meta({
  component: Badge,
  args: { children: 3 as string | number },
  parameters: {
    docs: {
      description: {
        component: [
          'A count or a word or two beside a title or tab. A state that a row can be in is a **Status**: it has a mark, so it',
          'survives greyscale. Don’t put a whole column of badges in a table.',
          '',
          '**Accessibility.** Text, not an image. A bare number says nothing aloud: give `of`, and "3" is read "3 unread". Tone adds to the words, never replaces them.',
        ].join('\n'),
      },
    },
  },
});

export const Count = meta.story({ args: { of: 'unread' } });
Count.test('the count is read with its noun', async ({ canvasElement }) => {
  await expect(canvasElement).toHaveTextContent('3 unread');
});
export const Tones = meta.story({
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
export const Medium = meta.story({ args: { size: 'medium', tone: 'accent', children: 'New' } });
export const LargeNumber = meta.story({ args: { children: '1,24,000' } });
export const LongText = meta.story({
  args: { children: 'Waiting for the signature of the managing committee' },
  decorators: [(Story) => <div className="w-40">{Story()}</div>],
});
export const RightToLeft = meta.story({
  args: { children: 'New', tone: 'info' },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
});
