import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { ageing } from '../money.samples.ts';
import { AgeingTable } from './AgeingTable.tsx';

const meta = preview.meta({
  component: AgeingTable,
  args: {
    ageing,
    statementLink: (clientId: string) => ({ href: `?of=${clientId}`, onOpen: fn() }),
    onSettle: fn(),
  },
});

export const Owed = meta.story();
Owed.test('each client leads to its statement and to its payment', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('link', { name: 'Hooghly Jute Mills' })).toHaveAttribute(
    'href',
    '?of=client-3',
  );
  await userEvent.click(canvas.getByRole('button', { name: 'Record payment of Hooghly Jute Mills' }));
  await expect(args.onSettle).toHaveBeenCalledWith('client-3');
});

export const OnATablet = meta.story({ globals: { viewport: { value: 'tablet' } } });
OnATablet.test('the page scrolls down only, and each row says its ages', async ({ canvas }) => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  await expect(canvas.getByRole('rowheader', { name: /Hooghly Jute Mills/ })).toHaveTextContent(/days ₹/);
});

export const NothingOwed = meta.story({
  args: { ageing: { rows: [], total: { ...ageing.total, owed: 0 } } },
});
