import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { MonthPicker } from '../../muster/MonthPicker/MonthPicker.tsx';
import { RateQuote, type RateQuoteProps } from './RateQuote.tsx';

function Typed(args: RateQuoteProps) {
  const [values, setValues] = useState(args.values);
  return <RateQuote {...args} values={values} onChange={setValues} />;
}

const meta = preview.meta({
  component: RateQuote,
  render: (args) => <Typed {...args} />,
  args: {
    companyName: 'Prahari Security Private Limited',
    clientName: 'Nirmal Jeevan Multispeciality Hospital',
    month: '2026-11',
    values: { amount: 22_000, guards: 2, hours: '12' },
    onChange: fn(),
    agreed: 'calendar' as const,
    period: <MonthPicker month="2026-11" onChange={fn()} />,
    onPrint: fn(),
    onBack: fn(),
  },
});

export const Ready = meta.story();
Ready.test('each basis says its price and what the month costs', async ({ args, canvas, userEvent }) => {
  const row = (name: RegExp) => within(canvas.getByRole('row', { name }));
  await expect(row(/^A month of 26 duties/).getByText('₹50,769.24')).toBeVisible();
  await expect(row(/^A month, by its days/).getByText('agreed now')).toBeVisible();
  await expect(row(/^An hour/).getByText('₹61.11')).toBeVisible();
  await expect(canvas.getByText(/^2 guards on each of 30 days, 12 hours a duty: 60 duties/)).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Print the quote' }));
  await expect(args.onPrint).toHaveBeenCalledOnce();
});
Ready.test('what was typed wrongly is said at its field', async ({ canvas, userEvent }) => {
  await userEvent.clear(canvas.getByLabelText('Guards'));
  await userEvent.type(canvas.getByLabelText('Guards'), '1.5');
  await expect(canvas.getByText('Guards must be from 1 to 1,000')).toBeVisible();
  await expect(canvas.queryByRole('table')).toBeNull();
});
export const Empty = meta.story({
  args: { values: { amount: null, guards: 1, hours: '8' }, agreed: undefined },
});
export const LongText = meta.story({
  args: {
    clientName: 'Meghdoot Textiles and Garments Manufacturing Company Private Limited, Second Unit',
    values: { amount: 999_999_999.99, guards: 1000, hours: '24' },
  },
});
export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });
