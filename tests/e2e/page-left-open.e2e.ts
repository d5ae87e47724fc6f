import { apiClient } from './support/accounts.ts';
import { guardOnDuty } from './support/guard-on-duty.ts';
import { logIn } from './support/page-actions.ts';
import { expect, test } from './support/test.ts';

test('a client who leaves the page open sees within a minute that the guard has started', async ({
  page,
  site,
}) => {
  const { client, ...guard } = await guardOnDuty(site);
  await page.clock.install();
  await logIn(page, client);
  await expect(page.getByText('0 of 1 guard on duty')).toBeVisible();
  const phone = await apiClient(site, guard);
  const { data } = (await phone.call('GET', '/security/duties')) as {
    data: { _id: string; beginsAt: string; endsAt: string }[];
  };
  const now = new Date().toISOString();
  const duty = data.find(({ beginsAt, endsAt }) => beginsAt <= now && now < endsAt);
  await phone.call('POST', '/security/start-duty', { dutyId: duty?._id });
  await page.clock.fastForward(61_000);
  await expect(page.getByText('1 of 1 guard on duty')).toBeVisible();
});
