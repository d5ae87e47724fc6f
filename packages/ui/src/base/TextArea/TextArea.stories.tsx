import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.ts';
import { TextArea } from './TextArea.tsx';

const meta = preview.meta({
  component: TextArea,
  args: {
    label: 'Description',
    name: 'description',
    value: 'Two guards, day shift, November 2026',
    onChange: fn(),
  },
  parameters: {
    guide: {
      status: 'stable',
      accessibility: ['A native `textarea`: Enter inserts a new line and does not submit.'],
      do: ['Choose `rows` for the usual length'],
      dont: ['Truncate long text silently'],
    },
  },
});

export const Filled = meta.story();
Filled.test('typed text and new lines reach onChange', async ({ args, canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Description'), 'a{Enter}');
  await expect(args.onChange).toHaveBeenLastCalledWith('Two guards, day shift, November 2026\n');
});
export const Invalid = meta.story({ args: { value: '', error: 'Say what the bill is for.' } });
export const Disabled = meta.story({ args: { disabled: true } });
export const WithHint = meta.story({
  args: { value: '', hint: 'What the month was like. (optional)', rows: 5 },
});
export const LongText = meta.story({
  args: { value: 'Shree-Venkateshwara-Cooperative-Housing-Society-Limited-Wings-A-to-F. '.repeat(6) },
  decorators: [(Story) => <div className="w-64">{Story()}</div>],
});
