import {
  collectConsoleErrors,
  publicPages,
  scrollThrough,
  setVerificationEmail,
} from './support/public-pages.ts';
import { expect, test } from './support/test.ts';

test('public pages send no request to another origin', async ({ page, site }) => {
  const heard = collectConsoleErrors(page);
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== site.url) elsewhere.push(request.url());
  });
  await setVerificationEmail(page);
  for (const path of publicPages) {
    await page.goto(path);
    await scrollThrough(page);
  }
  expect(elsewhere).toEqual([]);
  expect(heard).toEqual([]);
});

test('the map loads on request in a sandboxed frame without a referrer', async ({ page, context }) => {
  const asked: (string | undefined)[] = [];
  await context.route('https://www.openstreetmap.org/**', (route) => {
    asked.push(route.request().headers().referer);
    return route.fulfill({ contentType: 'text/html', body: '<title>Map</title><p>Streets of Pune</p>' });
  });
  await page.goto('/contact');
  await page.getByRole('link', { name: 'Show the live map' }).click();
  await expect(
    page.frameLocator('iframe[title="Map of the office"]').getByText('Streets of Pune'),
  ).toBeVisible();
  expect(asked).toEqual([undefined]);
  expect(context.pages()).toHaveLength(1);
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

test('pages cross-fade on navigation except with reduced motion', async ({ page }) => {
  await page.addInitScript(() => {
    if (window !== top) return;
    addEventListener('pagereveal', (event) => {
      sessionStorage.setItem(
        'fades',
        String(Boolean((event as Event & { viewTransition?: object }).viewTransition)),
      );
    });
  });
  const goTo = async (name: string, path: string) => {
    await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${path}/?$`));
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('fades'))).not.toBeNull();
    return page.evaluate(() => sessionStorage.getItem('fades'));
  };
  await page.goto('/about');
  expect(await goTo('Services', '/services')).toBe('true');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await goTo('Contact', '/contact')).toBe('false');
});
