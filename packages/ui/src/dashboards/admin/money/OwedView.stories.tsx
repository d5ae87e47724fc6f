import { expect, screen, waitFor } from 'storybook/test';
import { fixDate, STORY_TIME } from '../../../../../../.storybook/clock.ts';
import preview from '../../../../../../.storybook/preview.ts';
import { withPage } from '../../../../testing/open-page.ts';
import { OwedView } from './OwedView.tsx';

const meta = preview.meta({
  component: OwedView,
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: withPage({ as: 'admin' }),
});

const DAY_MS = 86_400_000;

export const Default = meta.story();
Default.test('the day follows the calendar while the page stays open', async () => {
  await screen.findAllByRole('button', { name: /^Record payment of/ });
  const day = () => screen.getAllByRole('spinbutton')[0];
  await waitFor(() => expect(day()).toHaveTextContent('20'));
  const shown = globalThis.Date;
  try {
    fixDate(new Date(STORY_TIME.getTime() + DAY_MS));
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(day()).toHaveTextContent('21'));
  } finally {
    globalThis.Date = shown;
  }
});
