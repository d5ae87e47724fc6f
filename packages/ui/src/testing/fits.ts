import { expect, screen, type UserEventObject, waitFor } from 'storybook/test';

const isCutOff = (element: HTMLElement): boolean => {
  const { overflowX } = getComputedStyle(element);
  const isShown = element.clientWidth > 1 && element.textContent !== '';
  return isShown && /hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1;
};

/** Words that end where their box ends, and cannot be read on. */
const cutOff = (): string[] =>
  [...document.body.querySelectorAll<HTMLElement>('*')]
    .filter(isCutOff)
    .map(({ textContent }) => textContent.slice(0, 80));

/** A page zoomed to 200 % on a desk of 1280 px, or on the narrowest phone: read without moving it sideways (WCAG 1.4.4, 1.4.10). */
async function fits(): Promise<void> {
  await waitFor(() => expect(screen.queryAllByText(/^Loading/)).toHaveLength(0), { timeout: 8000 });
  const { scrollWidth } = document.documentElement;
  await expect(scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  await expect(cutOff()).toEqual([]);
}

/** Looks at each tab of a dashboard. */
export async function everyTabFits({ userEvent }: { userEvent: UserEventObject }): Promise<void> {
  for (const tab of await screen.findAllByRole('tab', {}, { timeout: 8000 })) {
    await userEvent.click(tab);
    await fits();
  }
}

/** Each tab with text twice as large as it was, on a phone (WCAG 1.4.4). */
export async function everyTabFitsLargeText(context: { userEvent: UserEventObject }): Promise<void> {
  const { style } = document.documentElement;
  style.fontSize = '200%';
  try {
    await everyTabFits(context);
  } finally {
    style.fontSize = '';
  }
}

/** Viewports for pages that must fit: `globals: { viewport: { value: 'zoomed' } }`. */
export const narrow = {
  options: {
    zoomed: { name: 'Desk at 200 %, 640', styles: { width: '640px', height: '400px' }, type: 'desktop' },
    phone: { name: 'Phone, 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
    narrowest: { name: 'Narrowest phone, 320', styles: { width: '320px', height: '640px' }, type: 'mobile' },
  },
} as const;
