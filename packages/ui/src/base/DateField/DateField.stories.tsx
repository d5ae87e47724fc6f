import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.ts';
import { DateField, type DateFieldProps } from './DateField.tsx';

function Held(props: DateFieldProps) {
  const [value, setValue] = useState(props.value);
  const keep = (next: string) => {
    setValue(next);
    props.onChange(next);
  };
  return <DateField {...props} value={value} onChange={keep} />;
}

const meta = preview.meta({
  component: DateField,
  args: { label: 'Due date', name: 'dueDate', value: '', onChange: fn() },
  decorators: [(Story) => <div className="max-w-96">{Story()}</div>],
  render: (args) => <Held {...args} />,
});

export const Empty = meta.story();
Empty.test('a day is typed first, then the month, then the year', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('spinbutton', { name: /day/ }));
  await userEvent.keyboard('05122026');
  await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-05');
  await expect(canvas.getByRole('group', { name: 'Due date' })).toHaveTextContent('Dec');
});
export const Filled = meta.story({ args: { value: '2026-11-20', min: '2026-11-10', max: '2026-12-31' } });
Filled.test('a day is picked from the calendar', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: /Choose a date/ }));
  await expect(await screen.findByRole('grid', { name: /November 2026/ })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /25 November 2026/ }));
  await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('2026-11-25'));
});
Filled.test('a date with a part taken out is no date', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('spinbutton', { name: /day/ }));
  await userEvent.keyboard('{Backspace}{Backspace}');
  await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(''));
  await expect(canvas.getByRole('group', { name: 'Due date' })).toHaveTextContent('Nov');
  await userEvent.keyboard('20');
  await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('2026-11-20'));
});
export const Invalid = meta.story({ args: { error: 'Choose a due date.' } });
export const Disabled = meta.story({ args: { value: '2026-11-20', disabled: true } });
Empty.test('a year of two digits is not yet a year', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('spinbutton', { name: /day/ }));
  await userEvent.keyboard('051226');
  await expect(args.onChange).not.toHaveBeenCalledWith(expect.stringContaining('12-05'));
});
