import { expect, screen, type UserEventObject, waitFor } from 'storybook/test';

const isClipped = (element: HTMLElement): boolean => {
  const { overflowX } = getComputedStyle(element);
  const isShown = element.clientWidth > 1 && element.textContent !== '';
  return isShown && /hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1;
};

/** Finds texts that are clipped by their box. */
const clippedTexts = (): string[] =>
  [...document.body.querySelectorAll<HTMLElement>('*')]
    .filter(isClipped)
    .map(({ textContent }) => textContent.slice(0, 80));

/** Checks that nothing scrolls horizontally and no text is clipped (WCAG 1.4.4, 1.4.10). */
async function expectNoOverflow(): Promise<void> {
  await waitFor(() => expect(screen.queryAllByText(/^Loading|खुल रहा है$/)).toHaveLength(0));
  // Other letters are wider or narrower.
  await document.fonts.ready;
  const { scrollWidth } = document.documentElement;
  await expect(scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  await expect(clippedTexts()).toEqual([]);
}

/** Checks each tab of a dashboard. */
export async function expectNoOverflowInTabs({ userEvent }: { userEvent: UserEventObject }): Promise<void> {
  for (const tab of await screen.findAllByRole('tab')) {
    await userEvent.click(tab);
    await expectNoOverflow();
  }
}

/** Checks each tab with the text at 200 % (WCAG 1.4.4). */
export async function expectNoOverflowWithLargeText(context: { userEvent: UserEventObject }): Promise<void> {
  const { style } = document.documentElement;
  style.fontSize = '200%';
  try {
    await expectNoOverflowInTabs(context);
  } finally {
    style.fontSize = '';
  }
}

/** Viewports for `globals: { viewport: { value: 'narrowest' } }`. */
export const narrowViewports = {
  options: {
    phone: { name: 'Phone, 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
    narrowest: { name: 'Narrowest phone, 320', styles: { width: '320px', height: '640px' }, type: 'mobile' },
  },
} as const;

const withoutSnapshot = { chromatic: { disableSnapshot: true } };

/** A story for `expectNoOverflowInTabs`. */
export const onNarrowestPhone = {
  globals: { viewport: { value: 'narrowest' } },
  parameters: withoutSnapshot,
};

/** A story for `expectNoOverflowWithLargeText`. */
export const onPhone = { globals: { viewport: { value: 'phone' } }, parameters: withoutSnapshot };

/**
 * A story's `play`: waits until the failures of a page have all arrived, in one toast with its lines
 * in alphabetical order.
 */
export const expectFailureToast = (messages: readonly string[]) => async () => {
  const shown = async () => {
    const toasts = screen.getAllByRole('status').filter((status) => status.querySelector('.block'));
    await expect(toasts).toHaveLength(1);
    const lines = Array.from(toasts[0]?.querySelectorAll('.block') ?? [], (line) => line.textContent);
    await expect(lines).toEqual(messages);
  };
  await waitFor(shown);
};
