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
      accessibility: ['A labelled `progress` with the text beside it as value. Steps are not announced.'],
      do: ['Announce the end with a toast', 'Use text when it is more informative: "3 of 8 files"'],
      dont: ['Show it for less than a second', 'Let it go backwards'],
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
