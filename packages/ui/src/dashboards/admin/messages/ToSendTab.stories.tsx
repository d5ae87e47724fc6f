import { MESSAGES_MAX, queueMessages } from '@prahari/contract/messages';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { withPage } from '../../../../testing/open-page.ts';
import { billMessage } from '../../../features/messages/messages.samples.ts';
import { ToSendTab } from './ToSendTab.tsx';

const meta = preview.meta({
  component: ToSendTab,
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  beforeEach: withPage({ as: 'admin' }),
});

export const Default = meta.story();
Default.test('ticking off everybody leaves nothing to send', async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: /Tick off all/ }));
  await waitFor(() => expect(screen.getByText('Nothing to send')).toBeVisible());
});
export const NothingToSend = meta.story({
  beforeEach: withPage({ as: 'admin', data: { messages: [] } }),
  play: async () => expect(await screen.findByText('Nothing to send')).toBeVisible(),
});
export const MoreThanListed = meta.story({
  beforeEach: withPage({
    as: 'admin',
    data: {
      messages: Array.from({ length: MESSAGES_MAX + 1 }, (_, n) => ({ ...billMessage, _id: `message-${n}` })),
    },
  }),
  play: async () => expect(await screen.findByText(queueMessages.more)).toBeVisible(),
});
export const FailingNetwork = meta.story({ globals: { network: 'failing' } });
export const SlowNetwork = meta.story({ globals: { network: 'slow' } });
