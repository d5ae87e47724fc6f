import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { OwnHistory } from './OwnHistory.tsx';

const meta = preview.meta({
  component: OwnHistory,
  args: {
    months: [
      { month: '2026-11', days: 19, hours: 228, clients: ['Nirmal Jeevan Hospital'] },
      { month: '2026-10', days: 26, hours: 312, clients: ['Anand Vihar', 'Nirmal Jeevan Hospital'] },
    ],
    onOpen: fn(),
  },
});

export const Some = meta.story();
Some.test('a month opens by a press', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: /26 days, 312 hours/ }));
  await expect(args.onOpen).toHaveBeenCalledWith('2026-10');
});
export const None = meta.story({ args: { months: [] } });
