import { Suspense } from 'react';
import { expect, screen, spyOn, waitFor } from 'storybook/test';
import { notSnapped } from '../../../../.storybook/looks.ts';
import preview from '../../../../.storybook/preview.ts';
import { ChunkError } from './ChunkError.tsx';
import { lazyPart, lazyWithRetry } from './lazyWithRetry.tsx';

const offline = () => Promise.reject<{ Part: () => null }>(new TypeError('Failed to fetch'));
const Tab = lazyWithRetry(offline, 'Part');
const Dialog = lazyPart(offline, 'Part');

const meta = preview.meta({
  component: ChunkError,
  parameters: { chromatic: notSnapped },
  beforeEach: () => {
    const log = spyOn(console, 'error').mockReturnValue();
    const ping = spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    return () => {
      log.mockRestore();
      ping.mockRestore();
    };
  },
});

/** Presses Try again while the site cannot be reached: the page stays, and can be tried again. */
async function pressTryAgain({ userEvent }: { userEvent: { click: (element: Element) => Promise<void> } }) {
  const button = await screen.findByRole('button', { name: 'Try again' });
  await expect(screen.getByRole('alert')).toHaveTextContent('This part of the page could not be loaded.');
  await userEvent.click(button);
  await expect(fetch).toHaveBeenCalledWith(location.href, expect.objectContaining({ method: 'HEAD' }));
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  await userEvent.click(button);
  await expect(fetch).toHaveBeenCalledTimes(2);
}

export const FailedTab = meta.story({
  render: () => (
    <Suspense>
      <Tab />
    </Suspense>
  ),
});
FailedTab.test('a tab that did not load can be tried again while the site is away', pressTryAgain);

export const FailedDialog = meta.story({ render: () => <Dialog /> });
FailedDialog.test('a dialog that did not load can be tried again while the site is away', pressTryAgain);
