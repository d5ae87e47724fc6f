import { formatDay, formatMonth } from '@prahari/domain/format';
import { describe, expect, it } from 'vitest';
import { billing, lastMonth } from '../../../testing/billing.ts';
import { addPost, daysFromToday, expectStatus } from '../../../testing/company.ts';
import { startCompany } from '../../../testing/company-suite.ts';
import { datesIn } from '../../mail/messages/dates-in.ts';

const started = await startCompany();
const { api, company } = started;
const { client: billedClient } = billing(started);

const textOf = (whatsapp: string): string => new URL(whatsapp).searchParams.get('text') ?? '';
const choose = (token: string, language: string) => api.put('/auth/language', { language }, token);
const agree = async (token: string, isGiven: boolean) =>
  expectStatus(await api.put('/auth/consents', { purpose: 'whatsApp', isGiven }, token), 200);

describe('an offer by WhatsApp', () => {
  const days = [daysFromToday(3), daysFromToday(4)] as const;
  async function offerTo(change: (token: string) => Promise<unknown>) {
    const [guard, client] = [
      await company.addGuard({ name: 'Hema' }),
      await company.addClient({}, { name: "O'Neil" }),
    ];
    const postId = await addPost(api, company.admin, client.clientId);
    await change(guard.token);
    const body = { postId, days, guardIds: [guard.guardId], minutes: 60 };
    return expectStatus(await api.post('/admin/offers', body, company.admin), 201).body.data[0];
  }

  it.each([
    ['hi', 'नमस्ते Hema', '2 दिन'],
    ['mr', 'नमस्कार Hema', '2 दिवस'],
  ] as const)('is in the language of its guard, with the same facts: %s', async (language, ...words) => {
    const { url, whatsapp } = await offerTo((token) => choose(token, language));
    const { day } = datesIn(language);
    for (const fact of [...words, "O'Neil, Pune", day(days[0]), day(days[1]), '20:00–08:00', url])
      expect(textOf(whatsapp)).toContain(fact);
    expect(textOf(whatsapp)).not.toMatch(/Namaste|come|yes/);
  });

  it('is in English for a guard who chose no language', async () => {
    const { url, whatsapp } = await offerTo(async () => {});
    expect(textOf(whatsapp)).toBe(
      `Namaste Hema, this is Prahari. Can you come to O'Neil, Pune, 2 days from ${formatDay(days[0])} to ${formatDay(days[1])}, 20:00–08:00? The first yes gets the duty: ${url}`,
    );
  });

  it('is not offered for a guard who refused it, whose link is there all the same', async () => {
    const offer = await offerTo(async (token) => {
      await agree(token, true);
      await agree(token, false);
    });
    expect([typeof offer.url, offer.whatsapp]).toEqual(['string', undefined]);
  });
});

describe('a month by WhatsApp', () => {
  const send = async (postId: string) =>
    expectStatus(await api.post('/admin/muster/send', { postId, month: lastMonth }, company.admin), 200).body
      .data;

  it('is in the language of its client, and not offered once it is refused', async () => {
    const { postId, token } = await billedClient([[1, 3]]);
    expect(textOf((await send(postId)).whatsapp)).toContain(
      `the duties of ${formatMonth(lastMonth)} are ready`,
    );
    for (const [language, hello] of [
      ['hi', 'नमस्ते'],
      ['mr', 'नमस्कार'],
    ] as const) {
      await choose(token, language);
      const { url, whatsapp } = await send(postId);
      for (const fact of [hello, datesIn(language).month(lastMonth), url])
        expect(textOf(whatsapp)).toContain(fact);
      expect(textOf(whatsapp)).not.toContain('duties');
    }
    await agree(token, true);
    await agree(token, false);
    const { url, whatsapp } = await send(postId);
    expect([typeof url, whatsapp]).toEqual(['string', undefined]);
  });
});
