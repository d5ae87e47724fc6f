import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.ts';
import { Progress } from './Progress.tsx';

const meta = preview.meta({
  component: Progress,
  args: { label: 'Sending the document', value: 40 as number | null },
  decorators: [(Story) => <div className="max-w-100">{Story()}</div>],
  parameters: {
    guide: {
      status: 'new',
      do: ['Announce the end with a toast', 'Use text when it is more informative: "3 of 8 files"'],
      dont: ['Show it for less than a second', 'Let it go backwards'],
    },
    docs: {
      description: {
        component: [
          'For work that takes more than one or two seconds. Pass `value` where the end is known, else `null`. For a loading list use',
          '**Skeleton**, for a busy button `pending`.',
          '',
          '**Accessibility.** A native `progress` with a label; `aria-valuetext` is the text beside it. Steps are not',
          'announced; announce the end with a toast. With reduced motion the indeterminate bar is striped and does not move.',
        ].join('\n'),
      },
    },
  },
});

export const Known = meta.story();
Known.test('the percentage is announced', async ({ canvas }) => {
  const bar = canvas.getByRole('progressbar', { name: 'Sending the document' });
  await expect(bar).toHaveAttribute('aria-valuetext', '40%');
});
export const Unknown = meta.story({ args: { value: null } });
Unknown.test('an indeterminate bar has no value', async ({ canvas }) => {
  await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('value');
});
export const Zero = meta.story({ args: { value: 0 } });
export const Done = meta.story({ args: { value: 100, tone: 'success', text: 'Sent' } });
export const Failed = meta.story({ args: { value: 64, tone: 'danger', text: 'Stopped' } });
export const WithText = meta.story({ tags: ['snapshot'], args: { value: 3, max: 8, text: '3 of 8 files' } });
