import { expect, screen, waitFor } from 'storybook/test';

/** A story's `play`: waits until the failures of a page have all arrived, in one toast with its lines in alphabetical order. */
export const expectFailureToast = (messages: readonly string[]) => async () => {
  const shown = async () => {
    const toasts = screen.getAllByRole('status').filter((status) => status.querySelector('.block'));
    await expect(toasts).toHaveLength(1);
    const lines = Array.from(toasts[0]?.querySelectorAll('.block') ?? [], (line) => line.textContent);
    await expect(lines).toEqual(messages);
  };
  await waitFor(shown);
};
