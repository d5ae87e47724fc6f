import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = preview.meta({
  component: Tooltip,
  args: {
    text: 'Next month',
    delay: 0,
    children: (
      <IconButton size="large" label="Next">
        <Icon name="chevron-right" />
      </IconButton>
    ),
  },
  decorators: [(Story) => <div className="grid min-h-32 place-items-center">{Story()}</div>],
  parameters: {
    guide: {
      status: 'new',
      accessibility: ['Shown on hover and focus, hidden by Escape. It describes and does not name.'],
      do: ['Give an icon-only button an `aria-label` as well'],
      dont: ['Put anything essential into it: touch screens show none', 'Put a link into it: use Popover'],
    },
  },
});

export const Hidden = meta.story();
Hidden.test('focus shows the tooltip and Escape hides it', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  const button = canvas.getByRole('button', { name: 'Next' });
  await expect(button).toHaveFocus();
  await expect(await screen.findByRole('tooltip')).toHaveTextContent('Next month');
  await expect(button).toHaveAccessibleDescription('Next month');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  await expect(button).toHaveFocus();
});
export const Shown = meta.story({
  tags: ['snapshot'],
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
  },
});
