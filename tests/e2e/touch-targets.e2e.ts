import type { Page } from '@playwright/test';
import { dashboardOf } from '@prahari/contract/roles';
import { exhaustive, exhaustiveUnlessSampled } from './support/exhaustive.ts';
import { logIn, logOut } from './support/page-actions.ts';
import { publicPages, scrollThrough, setVerificationEmail } from './support/public-pages.ts';
import { seedCompany } from './support/seed-company.ts';
import { expect, test } from './support/test.ts';

/** CSS pixels: WCAG 2.2, 2.5.5 (AAA). */
const LEAST = 44;

/**
 * Buttons, fields and links smaller than that, as "44×20 Name". A link within a sentence is exempt (WCAG 2.5.5, inline), a label is
 * part of its checkbox's target, and a target may be larger than what is seen: its `::after` counts.
 */
const smallTargets = (page: Page) =>
  page.evaluate((least) => {
    const targets =
      'a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=spinbutton]';
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('[inert], [aria-hidden=true], .skip');
    const inSentence = (element: Element) => {
      const parent = element.parentElement;
      if (element.tagName !== 'A' || !parent || getComputedStyle(element).display !== 'inline') return false;
      const textBeside = (parent.textContent ?? '').replace(element.textContent ?? '', '');
      return /\p{L}{2,}\s+\p{L}{2,}/u.test(textBeside);
    };
    const boxOf = (element: Element) => {
      // a press anywhere in a date goes to one of its parts
      const wrapper = element.closest(element.role === 'spinbutton' ? '[role=group]' : 'label');
      const box = (wrapper ?? element).getBoundingClientRect();
      const after = getComputedStyle(element, '::after');
      if (after.content === 'none' || after.position !== 'absolute') return box;
      const grow = (side: 'top' | 'bottom' | 'left' | 'right') =>
        Math.max(0, -Number.parseFloat(after[side]));
      // a link stretched over its card
      if (getComputedStyle(element).position === 'static')
        return element.closest('.relative')?.getBoundingClientRect() ?? box;
      return new DOMRect(
        box.x - grow('left'),
        box.y - grow('top'),
        box.width + grow('left') + grow('right'),
        box.height + grow('top') + grow('bottom'),
      );
    };
    const small = [...document.querySelectorAll(targets)].flatMap((element) => {
      if (!isShown(element) || inSentence(element)) return [];
      const { width, height } = boxOf(element);
      if (width === 0 || (width >= least - 0.5 && height >= least - 0.5)) return [];
      const name =
        element.ariaLabel || element.textContent?.trim() || element.getAttribute('name') || element.tagName;
      return [`${Math.round(width)}×${Math.round(height)} ${name.slice(0, 40)}`];
    });
    return [...new Set(small)];
  }, LEAST);

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

for (const path of publicPages)
  test(
    `on a phone every target on ${path} is at least ${LEAST} px`,
    exhaustiveUnlessSampled(path),
    async ({ page }) => {
      await setVerificationEmail(page);
      await page.goto(path);
      await scrollThrough(page);
      expect(await smallTargets(page)).toEqual([]);
      await page.getByRole('button', { name: 'Menu' }).click();
      expect(await smallTargets(page), 'with the menu').toEqual([]);
    },
  );

test(
  `on a phone every link to an invalid field of the signup form is at least ${LEAST} px`,
  exhaustive,
  async ({ page }) => {
    await page.goto('/signup');
    await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
    await expect(page.getByRole('alert').getByRole('link').nth(2)).toBeVisible();
    expect(await smallTargets(page)).toEqual([]);
  },
);

/** Opens each tab of a dashboard, and its menu. */
async function smallTargetsOf(page: Page): Promise<string[]> {
  const found: string[] = [];
  const tabs = page.getByRole('tab');
  await expect(tabs.first()).toBeVisible();
  for (const tab of await tabs.all()) {
    const name = await tab.textContent();
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel').getByText(/^Loading/)).toHaveCount(0);
    found.push(...(await smallTargets(page)).map((target) => `${name}: ${target}`));
  }
  await page.getByRole('button', { name: 'Menu' }).click();
  found.push(...(await smallTargets(page)));
  return [...new Set(found)];
}

test(
  `on a phone every target on the dashboards is at least ${LEAST} px`,
  exhaustive,
  async ({ page, site }) => {
    const { client, guard, applicant } = await seedCompany(site);
    for (const person of [client, guard, applicant, { ...site.admin, role: 'admin' as const }]) {
      await logIn(page, person);
      expect(await smallTargetsOf(page), person.role).toEqual([]);
      if (person.role === 'admin') {
        await page.goto(`${dashboardOf('admin')}?tab=company`);
        await page.getByRole('button', { name: 'Add a GSTIN' }).click();
        await page.getByRole('button', { name: 'Add a holiday' }).click();
        expect(await smallTargets(page), 'company').toEqual([]);
      }
      await logOut(page);
    }
  },
);
