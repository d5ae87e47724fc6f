import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { rises } from '../rates.samples.ts';
import { RiseList } from './RiseList.tsx';

const meta = preview.meta({
  component: RiseList,
  args: { rises, clientLink: () => ({ href: '?client', onOpen: fn() }), onRaise: fn() },
});

export const Due = meta.story();
Due.test(
  'what a rate was and becomes is said, and one press enters it',
  async ({ args, canvas, userEvent }) => {
    await expect(
      canvas.getByText('₹22,000.00 to ₹24,200.00 a month, by its days, from 1 Apr 2027'),
    ).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: 'Raise the rate of Tapovan Heights to ₹24,200.00' }),
    );
    await expect(args.onRaise).toHaveBeenCalledWith(rises[0]?.rate._id);
  },
);
export const None = meta.story({ args: { rises: [] } });
None.test('nothing is said to rise', async ({ canvas }) => {
  await expect(canvas.getByText('No rate rises now')).toBeVisible();
});
