import { exhaustive } from './support/exhaustive.ts';
import {
  collectConsoleErrors,
  fakeMap,
  MAP_ORIGIN,
  publicPages,
  scrollThrough,
  setVerificationEmail,
} from './support/public-pages.ts';
import { expect, test } from './support/test.ts';

test(
  'public pages send no request to another origin when scrolled through',
  exhaustive,
  async ({ page, site }) => {
    const consoleErrors = collectConsoleErrors(page);
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      const { protocol, origin } = new URL(request.url());
      if (protocol.startsWith('http') && ![site.url, MAP_ORIGIN].includes(origin))
        elsewhere.push(request.url());
    });
    await setVerificationEmail(page);
    // a slow machine may scroll so slowly that the map counts as looked at
    await fakeMap(page);
    for (const path of publicPages) {
      await page.goto(path);
      await scrollThrough(page);
    }
    expect(elsewhere).toEqual([]);
    expect(consoleErrors).toEqual([]);
  },
);

test('the live map appears by itself once it is in sight, in a sandboxed frame, and moves nothing', async ({
  page,
  context,
}) => {
  const referrers: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(MAP_ORIGIN) && request.isNavigationRequest())
      referrers.push(request.headers().referer);
  });
  await fakeMap(context);
  await page.goto('/contact');
  const place = page.locator('#office-map');
  const before = await place.boundingBox();
  await page.waitForLoadState('networkidle');
  expect(referrers).toEqual([]);
  await place.scrollIntoViewIfNeeded();
  await expect(
    page.frameLocator('iframe[title="Map of the office"]').getByText('Streets of Pune'),
  ).toBeVisible();
  expect(referrers).toEqual([undefined]);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  expect(await place.boundingBox()).toEqual(before);
});

test('the drawn map stays where the live one does not answer and goes when the connection is back', async ({
  page,
  context,
}) => {
  await context.route(`${MAP_ORIGIN}/**`, (route) => route.abort('internetdisconnected'));
  await page.goto('/contact');
  const refused = page.waitForEvent('requestfailed');
  await page.locator('#office-map').scrollIntoViewIfNeeded();
  await refused;
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.locator('#office-map img')).toBeInViewport();
  await context.unroute(`${MAP_ORIGIN}/**`);
  await fakeMap(context);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.locator('iframe[title="Map of the office"]')).toBeVisible();
});

test('the Content-Security-Policy with Trusted Types refuses injected HTML and scripts', async ({
  context,
  site,
}) => {
  // the page fixture would report these CSP violations as errors
  const page = await context.newPage();
  await page.goto(`${site.url}/about`);
  const outcome = await page.evaluate(() => {
    const refused = (attempt: () => void) => {
      try {
        attempt();
        return 'done';
      } catch (error) {
        return (error as Error).name;
      }
    };
    return {
      html: refused(() => (document.body.innerHTML += '<b>!</b>')),
      url: refused(() => (document.createElement('script').src = '/x.js')),
      policy: refused(
        () =>
          void (
            window as never as { trustedTypes: { createPolicy: (name: string, rules: object) => void } }
          ).trustedTypes.createPolicy('mine', {}),
      ),
    };
  });
  expect(outcome).toEqual({ html: 'TypeError', url: 'TypeError', policy: 'TypeError' });
});
