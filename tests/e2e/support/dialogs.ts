import type { Page } from '@playwright/test';
import type { LanguageCode } from '@prahari/contract/languages';

/** The words of buttons that open dialogs. */
const words = {
  menu: { en: 'Menu', hi: 'मेनू', mr: 'मेनू' },
  account: { en: 'Account', hi: 'खाता', mr: 'खाते' },
  changeRequest: { en: 'Change', hi: 'बदलें', mr: 'बदला' },
  changeApplication: { en: 'Change application', hi: 'आवेदन बदलें', mr: 'अर्ज बदला' },
  takeBack: { en: 'Take back', hi: 'वापस लें', mr: 'मागे घ्या' },
  rate: { en: 'Rate', hi: 'रेटिंग दें', mr: 'रेटिंग द्या' },
  report: { en: 'Report a problem', hi: 'शिकायत करें', mr: 'तक्रार करा' },
  start: { en: 'Start duty', hi: 'ड्यूटी शुरू करें', mr: 'ड्यूटी सुरू करा' },
  end: { en: 'End duty', hi: 'ड्यूटी ख़त्म करें', mr: 'ड्यूटी संपवा' },
} as const;

type Word = keyof typeof words;
type Open = (page: Page) => Promise<unknown>;

/** A guard's application that waits, in place of the one that made the guard of the demo. */
async function waitForAnAnswer(page: Page): Promise<void> {
  await page.route('**/api/security/profile', (route) =>
    route.fulfill({ json: { success: true, data: null } }),
  );
  await page.route('**/api/security/application/status', async (route) => {
    const reply = await (await route.fetch()).json();
    const { record: _, ...application } = reply.data;
    await route.fulfill({ json: { ...reply, data: { ...application, status: 'pending' } } });
  });
  await page.goto('/security-dashboard?tab=apply-for-job');
}

/** Returns for each dialog of a role how it is opened from its dashboard in a language. */
export function dialogsOf(role: 'client' | 'security', language: LanguageCode): Record<string, Open> {
  const press = (page: Page, word: Word) =>
    page.getByRole('button', { name: words[word][language], exact: true }).first().click();
  const account: Open = async (page) => {
    await press(page, 'menu');
    await press(page, 'account');
  };
  if (role === 'client')
    return {
      account,
      'change-request': (page) => press(page, 'changeRequest'),
      'take-back-request': (page) => press(page, 'takeBack'),
      rate: (page) => press(page, 'rate'),
      report: (page) => press(page, 'report'),
      'day-of-month': async (page) => {
        await page.goto('/client-dashboard?tab=muster');
        await page
          .getByRole('button', { name: /^\D*5\D/ })
          .first()
          .click();
      },
    };
  return {
    account,
    'end-duty': async (page) => {
      const start = page.getByRole('button', { name: words.start[language] });
      const end = page.getByRole('button', { name: words.end[language] });
      await start.or(end).click();
      await end.click();
    },
    completed: (page) => page.getByRole('radio').last().check({ force: true }),
    'change-application': async (page) => {
      await waitForAnAnswer(page);
      await press(page, 'changeApplication');
    },
    'take-back-application': async (page) => {
      await waitForAnAnswer(page);
      await press(page, 'takeBack');
    },
  };
}
