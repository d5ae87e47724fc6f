import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.ts';
import { Progress } from './Progress.tsx';

const meta = preview.meta({
  component: Progress,
  args: { label: 'Sending the document', value: 40 as number | null },
  decorators: [(Story) => <div className="max-w-100">{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component: [
          'For work of more than a second or two. With a known end give `value`; without one give `null`. A list that loads shows a',
          '**Skeleton**, a button that works its own `pending`.',
          '',
          '**Accessibility.** A native `progress` with its label. The text beside it is what is read (`aria-valuetext`). It does not',
          'announce every step; say the end with a toast. Under reduced motion the unknown bar is striped and still.',
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
export const Begun = meta.story({ args: { value: 0 } });
export const Done = meta.story({ args: { value: 100, tone: 'success', text: 'Sent' } });
export const Failed = meta.story({ args: { value: 64, tone: 'danger', text: 'Stopped' } });
export const InWords = meta.story({ args: { value: 3, max: 8, text: '3 of 8 files' } });
export const OverTheEnd = meta.story({ args: { value: 140 } });
export const LongText = meta.story({
  args: { label: 'Sending police-verification-certificate-of-dattatray-ganesh-pawar-2026-scan-final-2.pdf' },
  decorators: [(Story) => <div className="w-64">{Story()}</div>],
});
export const RightToLeft = meta.story({
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
});
