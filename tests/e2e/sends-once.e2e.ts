import type { CDPSession, Locator, Page } from '@playwright/test';
import { PLACEHOLDER_TOKEN } from '@prahari/contract/constants';
import { uniqueAccount } from './support/accounts.ts';
import { demoLogins, demoTest } from './support/demo-company.ts';
import { exhaustive } from './support/exhaustive.ts';
import { fillForm } from './support/fill-form.ts';
import { delayScripts, fillSignup, logIn, recordWrites, toast } from './support/page-actions.ts';
import { expect } from './support/test.ts';

interface Opened {
  path: string;
  /** Presses that open a form or a question; without any it is on the page. */
  open?: readonly (string | RegExp)[];
  /** The presses open it on the page, not above it. */
  isInPage?: true;
  /** The button that sends it, where it isn't the last of its kind. */
  send?: string | RegExp;
}

const OFFICE = '/admin-dashboard?tab=';
/** Has unpaid bills, and a place without a guard. */
const DEMO_CLIENT = 'Green Meadows';

// A name that is not there fails at once, not when the test's time is over.
demoTest.use({ actionTimeout: 10_000 });

/** A slow answer: the button is still there for the second press. A refusal, so that the form stays and can be sent again. */
async function refuseWrites(page: Page): Promise<void> {
  await page.route('**/api/**', async (route) => {
    if (route.request().method() === 'GET') return route.fallback();
    await new Promise((resolve) => setTimeout(resolve, 150));
    const json = { success: false, code: 'server.error', message: 'Refused by the test' };
    // the page may be gone
    await route.fulfill({ status: 500, json }).catch(() => undefined);
  });
}

/** Two clicks at one place. `seen` is what the browser tells the page: one double click, or two clicks of two fingers. */
async function pressTwice(devTools: CDPSession, button: Locator, seen: 'double' | 'two'): Promise<void> {
  await button.hover();
  const box = await button.boundingBox();
  if (!box) throw new Error('the button is not shown');
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2, button: 'left' } as const;
  for (const click of [1, 2]) {
    const clickCount = seen === 'double' ? click : 1;
    await devTools.send('Input.dispatchMouseEvent', { ...at, clickCount, type: 'mousePressed', buttons: 1 });
    await devTools.send('Input.dispatchMouseEvent', { ...at, clickCount, type: 'mouseReleased' });
  }
}

/** Holds Enter down for about a second, as a keyboard repeats it. */
async function holdEnter(devTools: CDPSession, page: Page): Promise<void> {
  const key = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13 };
  for (let times = 0; times < 30; times += 1) {
    await devTools.send('Input.dispatchKeyEvent', {
      ...key,
      type: 'keyDown',
      text: '\r',
      autoRepeat: times > 0,
    });
    await page.waitForTimeout(30);
  }
  await devTools.send('Input.dispatchKeyEvent', { ...key, type: 'keyUp' });
}

/** Presses a button in each way, and expects one request each time, while it is there. */
async function expectOneRequest(page: Page, button: Locator, fields: Locator, about: string): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  const writes = recordWrites(page);
  const settled = async (how: string) => {
    await expect.poll(() => writes.length, `${about}: ${how}`).toBeGreaterThan(0);
    await expect(page.locator('[aria-busy=true]:visible')).toHaveCount(0);
    await page.waitForTimeout(100);
    expect(writes, `${about}: ${how}`).toHaveLength(1);
    writes.length = 0;
  };
  await pressTwice(devTools, button, 'two');
  await settled('two clicks');
  // a question closes at the answer
  if (await button.isVisible()) {
    await pressTwice(devTools, button, 'double');
    await settled('a double click');
    await button.focus();
    await holdEnter(devTools, page);
    await settled('Enter held on the button');
    if ((await fields.count()) > 0) {
      await fields.first().focus();
      await holdEnter(devTools, page);
      await settled('Enter held in a field');
    }
  }
  page.removeAllListeners('request');
  await devTools.detach();
}

/** The last one is in a panel or dialog above the lists. */
const lastButton = (scope: Page | Locator, name: string | RegExp): Locator =>
  scope.getByRole('button', { name, exact: true }).filter({ visible: true }).last();

const ONE_LINE =
  'input:is([type=text], [type=email], [type=tel], [type=password]):not([role], [readonly]):visible';

/** Opens, fills and sends forms and questions. */
async function walk(page: Page, all: readonly Opened[]): Promise<void> {
  await refuseWrites(page);
  for (const { path, open = [], isInPage = open.length === 0, send } of all)
    await demoTest.step(`${path} ${open.join(', ')}`, async () => {
      await page.goto(path);
      for (const name of open) await lastButton(page, name).click();
      const layers = page.locator(
        ':is([role=dialog], [role=alertdialog], [role=complementary]:has(form), aside:has(form)):visible',
      );
      if (!isInPage) await expect(layers.last()).toBeVisible();
      const form = isInPage ? page.locator('main') : layers.last();
      const last = form.locator('button:is([type=submit], .bg-accent, [class*=danger-soft]):visible').last();
      const button = send ? lastButton(form, send) : last;
      await expect(button).toBeVisible();
      await fillForm(form);
      await expectOneRequest(page, button, form.locator(ONE_LINE), `${path} ${open.join(', ')}`);
      // else it opens again with what was typed
      const cancel = form.getByRole('button', { name: 'Cancel' });
      if (await cancel.isVisible()) await cancel.click();
    });
}

/** Presses buttons that send at once. */
async function press(page: Page, all: readonly (readonly [path: string, button: string | RegExp])[]) {
  await refuseWrites(page);
  for (const [path, name] of all)
    await demoTest.step(`${path} ${name}`, async () => {
      await page.goto(path);
      await expectOneRequest(page, lastButton(page, name), page.locator('nothing'), `${path} ${name}`);
    });
}

/** The id of the first row that a search of a list of the office finds. */
async function firstId(page: Page, list: string, q: string): Promise<string> {
  const headers = { authorization: `Bearer ${PLACEHOLDER_TOKEN}` };
  const reply = await page.request.get(`/api/admin/${list}`, { headers, params: { limit: 1, q } });
  return (await reply.json()).data[0]._id;
}

demoTest('login sends once, however it is pressed', async ({ page }) => {
  await walk(page, [{ path: '/login' }]);
});

demoTest('each other form before login sends once, however it is pressed', exhaustive, async ({ page }) => {
  await walk(page, [{ path: '/signup' }, { path: '/forgot-password' }]);
});

demoTest(
  'what is sent before the scripts of a page have come is sent once when they have',
  async ({ page }) => {
    const { role, email, password } = demoLogins.client;
    const button = page.locator('main form button[type=submit]');
    const sentAtLast = async (path: string, type: () => Promise<void>, send: () => Promise<void>) => {
      const release = await delayScripts(page);
      const writes = recordWrites(page);
      await page.goto(path, { waitUntil: 'commit' });
      await type();
      await send();
      await send();
      expect(page.url(), path).toMatch(new RegExp(`${path}/?$`));
      release();
      await expect.poll(() => writes, path).toHaveLength(1);
      await page.unrouteAll({ behavior: 'wait' });
      page.removeAllListeners('request');
      return writes[0];
    };
    const byEnter = () => page.keyboard.press('Enter');
    const byClick = () => button.click();

    const signup = () => fillSignup(page, uniqueAccount('security'));
    expect(await sentAtLast('/signup', signup, byClick)).toBe('POST /api/auth/register');
    await expect(page).toHaveURL(/\/otp-verification\/?$/);
    const reset = () => page.getByLabel('Email').fill(email);
    expect(await sentAtLast('/forgot-password', reset, byEnter)).toBe('POST /api/auth/forgot-password');
    const login = async () => {
      await page.getByLabel('Role').selectOption(role);
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password', { exact: true }).fill(password);
    };
    expect(await sentAtLast('/login', login, byEnter)).toBe('POST /api/auth/login');
    await expect(page).toHaveURL(/\/client-dashboard/);
  },
);

demoTest('a wrong password sent before the scripts have come leaves the chosen role', async ({ page }) => {
  const release = await delayScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Role').selectOption('admin');
  await page.getByLabel('Email').fill('nobody@prahari.example');
  await page.getByLabel('Password', { exact: true }).fill('a lamp for the gate');
  await page.keyboard.press('Enter');
  release();
  await toast(page, 'Invalid credentials');
  await expect(page.getByLabel('Role')).toHaveValue('admin');
  await expect(page.getByLabel('Email')).toHaveValue('nobody@prahari.example');
});

demoTest(
  'a held Enter saves the company once, although each reply comes at once',
  exhaustive,
  async ({ page }) => {
    await logIn(page, demoLogins.admin);
    await page.goto(`${OFFICE}company`);
    const writes = recordWrites(page);
    await page.locator('main form input').first().focus();
    await holdEnter(await page.context().newCDPSession(page), page);
    await expect.poll(() => writes).toEqual(['PUT /api/admin/company']);
  },
);

demoTest(
  'Enter pressed twice on the action of a row does not open the row that gets the focus',
  async ({ page }) => {
    await logIn(page, demoLogins.admin);
    await page.goto(`${OFFICE}clients`);
    const writes = recordWrites(page);
    const devTools = await page.context().newCDPSession(page);
    const key = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13 };
    await page.getByRole('button', { name: 'Mark as Paid' }).first().focus();
    const press = (timestamp: number) =>
      Promise.all([
        devTools.send('Input.dispatchKeyEvent', { ...key, timestamp, type: 'keyDown', text: '\r' }),
        devTools.send('Input.dispatchKeyEvent', { ...key, timestamp, type: 'keyUp' }),
      ]);
    const first = Date.now() / 1000;
    await press(first);
    await page.waitForFunction(() => document.activeElement?.tagName === 'TR', null, { polling: 'raf' });
    // A busy machine may come here late: the page goes by the time of the press.
    await press(first + 0.3);
    await toast(page, 'Bill marked as paid');
    expect(writes).toHaveLength(1);
    await expect(page).toHaveURL(/tab=clients/);
    await expect(page.locator('[role=dialog]')).toHaveCount(0);
  },
);

demoTest(
  'each form and question of the office sends once, however it is pressed',
  exhaustive,
  async ({ page }) => {
    demoTest.slow();
    await logIn(page, demoLogins.admin);
    const client = `${OFFICE}clients&client=${await firstId(page, 'clients', DEMO_CLIENT)}`;
    const guard = `${OFFICE}security-guards&guard=${await firstId(page, 'guards', 'Nirmala Oraon')}`;
    const post = `${OFFICE}assign-guards&post=${await firstId(page, 'posts', DEMO_CLIENT)}`;
    await walk(page, [
      { path: '/admin-dashboard', open: ['New client'] },
      { path: `${OFFICE}security-guards`, open: ['New guard'] },
      { path: `${OFFICE}clients`, open: ['Generate Bill'] },
      ...['Correct details', 'Write notes', 'Record payment', 'New post', 'New rate'].map((name) => ({
        path: client,
        open: [name],
      })),
      { path: guard, open: ['Correct details'] },
      { path: guard, open: [/^Change/] },
      { path: post, open: ['Change post'], isInPage: true },
      { path: `${OFFICE}assign-guards` },
      { path: `${OFFICE}company` },
      { path: `${OFFICE}problems`, open: [/^Answer /] },
      { path: `${OFFICE}client-applications`, open: [/^Decline/] },
      { path: `${OFFICE}security-applications`, open: [/^Decline/] },
      { path: `${OFFICE}clients`, open: [/^Withdraw/] },
      { path: `${OFFICE}clients`, open: [/^Delete/] },
      { path: `${OFFICE}money`, open: [/^Record payment.*Ganga View/] },
      { path: `${OFFICE}money&view=payments`, open: [/^Void ./] },
      { path: `${OFFICE}money&view=calls`, open: [/^Note a call/] },
    ]);
    await press(page, [
      [`${OFFICE}clients`, /^Mark as Paid/],
      [`${OFFICE}client-applications`, /^Accept/],
      [`${OFFICE}to-send`, /^Tick off/],
      [`${OFFICE}clients&bill-month=last`, /^Make \d+ bill/],
      [guard, 'Make card'],
    ]);
  },
);

demoTest(
  'each form and question of clients and guards sends once, however it is pressed',
  exhaustive,
  async ({ page }) => {
    demoTest.slow();
    const own = '/client-dashboard?tab=apply-for-service';
    await logIn(page, demoLogins.client);
    await walk(page, [
      { path: own },
      { path: '/client-dashboard', open: ['Report a problem'] },
      { path: '/client-dashboard', open: [/^Rate/] },
      { path: own, open: [/^Change/] },
      { path: own, open: [/^Take back/] },
    ]);
    await logIn(page, demoLogins.security);
    await press(page, [['/security-dashboard?tab=month', 'Make an address']]);
  },
);
