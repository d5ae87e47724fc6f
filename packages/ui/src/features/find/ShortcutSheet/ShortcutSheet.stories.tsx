import { expect, fn, screen } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { ShortcutSheet } from './ShortcutSheet.tsx';

const meta = preview.meta({
  component: ShortcutSheet,
  args: {
    groups: [
      {
        title: 'Go to',
        shortcuts: [
          { keys: 'G G', does: 'Security Guards' },
          { keys: 'G C', does: 'Clients' },
        ],
      },
      {
        title: 'In a list',
        shortcuts: [
          { keys: 'J', does: 'Next row' },
          { keys: 'K', does: 'Previous row' },
        ],
      },
    ],
    on: true,
    onChange: fn(),
    onClose: fn(),
  },
});

export const On = meta.story();
On.test('single keys can be turned off', async ({ args, userEvent }) => {
  await userEvent.click(await screen.findByRole('switch', { name: 'Single keys act' }));
  await expect(args.onChange).toHaveBeenCalledWith(false);
});
export const Off = meta.story({ args: { on: false } });
