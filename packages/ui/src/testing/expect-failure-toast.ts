import { expect, screen, waitFor } from 'storybook/test';
import { slowTimeout } from './open-page.ts';

/** A story's `play`: waits until the failures of a page have all arrived, in one toast and in this order. */
export const expectFailureToast = (messages: readonly string[]) => async () => {
  const shown = async () => {
    const [toast, ...others] = screen.getAllByRole('status').filter((status) => status.textContent);
    await expect(others).toEqual([]);
    const lines = Array.from(toast?.querySelectorAll('.block') ?? [], (line) => line.textContent);
    await expect(lines).toEqual(messages);
  };
  await waitFor(shown, slowTimeout);
};
