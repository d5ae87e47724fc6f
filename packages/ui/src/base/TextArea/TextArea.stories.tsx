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
});

export const Filled = meta.story();
Filled.test('what is typed reaches the form, new lines too', async ({ args, canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Description'), '{Enter}');
  await expect(args.onChange).toHaveBeenLastCalledWith('Two guards, day shift, November 2026\n');
});
export const Invalid = meta.story({ args: { value: '', error: 'Say what the bill is for.' } });
export const Disabled = meta.story({ args: { disabled: true } });
