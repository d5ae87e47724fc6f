import { expect, fn, screen } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { Registers } from './Registers.tsx';

const meta = preview.meta({
  component: Registers,
  args: {
    months: ['2026-10', '2026-09', '2026-11'],
    clients: { options: [{ value: 'client-1', label: 'Green Meadows RWA' }] },
    making: null,
    onSave: fn(),
  },
  parameters: { chromatic: { disableSnapshot: true } },
});

export const Default = meta.story();
Default.test(
  'a register of a month and a client is saved with one press',
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Wage input as Excel' }));
    await expect(args.onSave).toHaveBeenLastCalledWith('wage-input', { month: '2026-10', format: 'xlsx' });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Month' }), '2026-09');
    await userEvent.type(canvas.getByRole('combobox', { name: 'Client' }), 'Green');
    await userEvent.click(await screen.findByRole('option', { name: /Green Meadows/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Muster roll (contract labour) as CSV' }));
    await expect(args.onSave).toHaveBeenLastCalledWith('muster', {
      month: '2026-09',
      format: 'csv',
      clientId: 'client-1',
    });
  },
);
Default.test(
  'the page to print opens in a tab of its own, for the chosen month and client',
  async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Print Muster roll (contract labour)' })).toHaveAttribute(
      'href',
      '/register?register=muster&month=2026-10',
    );
  },
);
export const Making = meta.story({ args: { making: 'muster' } });
