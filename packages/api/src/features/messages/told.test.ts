import { CONSENT_NOTICE } from '@prahari/contract/auth';
import { addDays, today } from '@prahari/domain/days';
import { describe, expect, it } from 'vitest';
import { billing, lastMonth } from '../../../testing/billing.ts';
import { addPost, concurrently, daysFromToday, expectStatus } from '../../../testing/company.ts';
import { startCompany } from '../../../testing/company-suite.ts';
import { itOnce } from '../../../testing/it-once.ts';
import { mailsTo, subjectsTo } from '../../../testing/mailbox.ts';
import { setRows } from '../../../testing/rows.ts';
import { nowText } from '../../db/ids.ts';
import { tellOfDay } from '../office/daily-messages/daily-messages.service.ts';

const started = await startCompany();
const { api, company } = started;
const { client: billedClient } = billing(started);

interface Message {
  _id: string;
  kind: string;
  person: { role: string; _id: string; name: string; phone: string };
  text: string;
  whatsapp?: string;
  mailed: boolean;
}
const unsent = async (): Promise<Message[]> =>
  (await api.get('/admin/messages?status=unsent', company.admin)).body.data;
const messagesTo = async (personId: string) =>
  (await unsent()).filter(({ person }) => person._id === personId);
/** The kinds of what a person was told, the answer to the application left out. */
const toldTo = async (personId: string) =>
  (await messagesTo(personId)).map(({ kind }) => kind).filter((kind) => kind !== 'accepted');
/** The subjects of mails, the answer to the application left out. */
const mailed = async (email: string) =>
  (await subjectsTo(api.db, email)).filter((subject) => !subject.endsWith('was accepted'));
const agreeToWhatsApp = (token: string) =>
  api.put('/auth/consents', { purpose: 'whatsApp', isGiven: true }, token);

const place = { street: 'Gate 1', city: 'Pune', state: 'Maharashtra', zipCode: '411001' };
const phoneOf = (text: string | undefined) => decodeURIComponent(text?.split('?text=')[1] ?? '');

/** A client with a post of two guards, both assigned in one act. */
async function postOfTwo() {
  const client = await company.addClient({ numberOfGuards: 9 }, { name: 'Green Meadows RWA' });
  const postId = await addPost(api, company.admin, client.clientId, { asked: 3 });
  const guards = [
    await company.addGuard({ name: 'Ramesh Kumar' }),
    await company.addGuard({ name: 'Sunita Devi' }),
  ];
  const assign = await api.post(
    '/admin/assign-to-post',
    {
      postId,
      guardIds: guards.map(({ guardId }) => guardId),
      startDate: daysFromToday(1),
      endDate: daysFromToday(10),
    },
    company.admin,
  );
  expectStatus(assign, 201);
  return { client, postId, guards, assign: assign.body };
}

describe('an act', () => {
  it('is told to each guard and, for all of its guards together, to the client once', async () => {
    const { client, guards } = await postOfTwo();
    expect(await mailed(client.email)).toEqual(['Prahari: your guards']);
    for (const guard of guards) expect(await mailed(guard.email)).toEqual(['Prahari: new duty for you']);
    const [message, ...others] = (await messagesTo(client.clientId)).filter(
      ({ kind }) => kind === 'assigned',
    );
    expect(others).toEqual([]);
    for (const fact of [
      '2 guards',
      'Ramesh Kumar',
      'Sunita Devi',
      `${place.street}, ${place.city}`,
      '20:00–08:00',
    ])
      expect(message?.text).toContain(fact);
  });

  itOnce('of assigning and withdrawing in bulk tells a client of three guards in one mail', async () => {
    const { client, assign } = await postOfTwo();
    const rowIds = assign.data.map(({ _id }: { _id: string }) => _id);
    await api.post('/admin/bulk', { action: 'withdrawGuards', rowIds }, company.admin);
    expect(await mailed(client.email)).toEqual(['Prahari: your guards', 'Prahari: a guard was withdrawn']);
    const withdrawn = (await messagesTo(client.clientId)).find(({ kind }) => kind === 'withdrawn');
    for (const fact of ['2 guards are withdrawn', 'Ramesh Kumar', 'Sunita Devi'])
      expect(withdrawn?.text).toContain(fact);
  });

  itOnce('that replaces a guard is told to all three, and names both guards to the client', async () => {
    const { client, guards, assign } = await postOfTwo();
    const other = await company.addGuard({ name: 'Arjun Thapa' });
    const reply = await api.post(
      '/admin/replace-guard',
      {
        assignmentId: assign.data[0]._id,
        guardId: other.guardId,
        reason: 'sick',
        from: daysFromToday(2),
        until: daysFromToday(3),
      },
      company.admin,
    );
    expectStatus(reply, 201);
    const [former] = guards;
    expect(await toldTo(former?.guardId ?? '')).toEqual(['assigned', 'replaced']);
    expect(await toldTo(other.guardId)).toEqual(['assigned']);
    const told = (await messagesTo(client.clientId)).find(({ kind }) => kind === 'replaced');
    expect(told?.text).toContain('Arjun Thapa in place of Ramesh Kumar');
    expect(await mailed(client.email)).toHaveLength(2);
  });

  itOnce('that moves the hours of a post is told to its guards', async () => {
    const { client, postId, guards } = await postOfTwo();
    const { data } = (await api.get(`/admin/posts/${postId}`, company.admin)).body;
    const { startDate, endDate, asked } = data;
    const body = { postId, place, shift: 'night', startsAt: '21:00', hours: 12, startDate, endDate, asked };
    expectStatus(await api.put('/admin/posts', body, company.admin), 200);
    expect(await toldTo(guards[0]?.guardId ?? '')).toEqual(['assigned', 'changed']);
    const changed = (await messagesTo(guards[0]?.guardId ?? '')).find(({ kind }) => kind === 'changed');
    expect(changed?.text).toContain('21:00–09:00');
    expect(await toldTo(client.clientId)).toEqual(['assigned']);
  });

  itOnce(
    'that is undone before its mail leaves is told to nobody, and the rest of its act to the client',
    async () => {
      const { client, guards, assign } = await postOfTwo();
      const entryIds = assign.undos.map(({ entryId }: { entryId: string }) => entryId);
      expectStatus(await api.post('/admin/undo', { entryIds: [entryIds[0]] }, company.admin), 200);
      expect(await mailed(guards[0]?.email ?? '')).toEqual([]);
      expect(await toldTo(guards[0]?.guardId ?? '')).toEqual([]);
      const [message] = await messagesTo(client.clientId).then((all) =>
        all.filter(({ kind }) => kind === 'assigned'),
      );
      expect(message?.text).toContain('A guard is assigned to you');
      expect(message?.text).not.toContain('Ramesh Kumar');
      expectStatus(await api.post('/admin/undo', { entryIds: [entryIds[1]] }, company.admin), 200);
      expect([await mailed(client.email), await toldTo(client.clientId)]).toEqual([[], []]);
    },
  );

  itOnce('that is undone after it was told is taken back by another message', async () => {
    const { client, guards, assign } = await postOfTwo();
    await setRows(api.db, 'outbox', { recipient: client.email }, { attempts: 1, sent_at: nowText() });
    const ids = (await messagesTo(guards[0]?.guardId ?? '')).map(({ _id }) => _id);
    await api.post('/admin/messages/sent', { messageIds: ids }, company.admin);
    const entryIds = assign.undos.map(({ entryId }: { entryId: string }) => entryId);
    expectStatus(await api.post('/admin/undo', { entryIds }, company.admin), 200);
    const ignore = 'Prahari: please ignore our last message';
    expect(await mailed(client.email)).toEqual(['Prahari: your guards', ignore, ignore]);
    // Told by WhatsApp: the mail that waits is not sent any more.
    expect(await mailed(guards[0]?.email ?? '')).toEqual([ignore]);
    expect(await mailed(guards[1]?.email ?? '')).toEqual([]);
  });
});

describe('a guard', () => {
  it('is told of tomorrow’s shift, of expiring papers and of the month to agree once, whatever restarts', async () => {
    const { guards } = await postOfTwo();
    const [guard] = guards;
    await api.db
      .updateTable('papers')
      .set({ expires_on: daysFromToday(20) })
      .where('guard_id', '=', guard?.guardId ?? '')
      .where('kind', '=', 'medical')
      .execute();
    const worked = await billedClient([[1, 3]]);
    const { email: office } = await api.signIn('admin');
    const first = new Date(`${today().slice(0, 7)}-01T10:00:00+05:30`);
    await concurrently(3, () => tellOfDay(api.db));
    await tellOfDay(api.db);
    await concurrently(3, () => tellOfDay(api.db, first));
    expect((await toldTo(guard?.guardId ?? '')).sort()).toEqual([
      'assigned',
      'papers-expiring',
      'shift-tomorrow',
    ]);
    const month = (await messagesTo(worked.guards[0]?.guardId ?? '')).filter(
      ({ kind }) => kind === 'month-sent',
    );
    expect(month).toHaveLength(1);
    expect(month[0]?.text).toContain('3 days of duty');
    const papers = (await messagesTo(guard?.guardId ?? '')).find(({ kind }) => kind === 'papers-expiring');
    expect(papers?.text).toContain('Medical, valid to');
    const toOffice = (await mailsTo(api.db, office)).filter(
      ({ subject, text }) =>
        subject === 'Prahari: papers of guards expire' && text.includes('Ramesh Kumar: Medical'),
    );
    expect(toOffice).toHaveLength(1);
  });

  itOnce('who is withdrawn is not reminded of the shift by a message that still waits', async () => {
    const { guards, client } = await postOfTwo();
    const [guard] = guards;
    await tellOfDay(api.db);
    await api.post(
      '/admin/withdraw-guard',
      { guardId: guard?.guardId, clientId: client.clientId },
      company.admin,
    );
    expect(await toldTo(guard?.guardId ?? '')).toEqual(['assigned', 'withdrawn']);
  });

  itOnce(
    'who chose Hindi or Marathi reads it, with the same facts, and who chose neither English',
    async () => {
      const client = await company.addClient({ numberOfGuards: 3 }, { name: 'Green Meadows RWA' });
      const told = {
        hi: ['आपकी नई ड्यूटी', 'day', '08:00–20:00'],
        mr: ['तुमची नवी ड्यूटी', 'night', '20:00–08:00'],
        en: ['You have new duty', 'day', '08:00–20:00'],
      } as const;
      for (const [language, [words, shift, timing]] of Object.entries(told)) {
        const { token, guardId, email } = await company.addGuard();
        if (language !== 'en') await api.put('/auth/language', { language }, token);
        await company.assignGuard(guardId, client.clientId, { shift });
        const text = (await messagesTo(guardId)).find(({ kind }) => kind === 'assigned')?.text;
        for (const fact of [words, 'Green Meadows RWA', 'Gate 2, Noida', timing])
          expect(text).toContain(fact);
        const mail = (await mailsTo(api.db, email)).find(({ text: plain }) => plain.includes(words));
        expect(mail?.html).toContain(`<html lang="${language}">`);
      }
    },
  );

  itOnce('and the office hear of leave', async () => {
    const guard = await company.addGuard({ name: 'Lalita Devi' });
    const { email: office } = await api.signIn('admin');
    const body = { from: daysFromToday(5), to: daysFromToday(7), reason: 'Wedding' };
    const { data } = expectStatus(await api.post('/security/leave', body, guard.token), 201).body;
    expect(await mailed(office)).toEqual(['Prahari: Lalita Devi asks for leave']);
    const answer = { leaveId: data._id, approved: true, note: 'Come back on Monday' };
    await concurrently(3, () => api.post('/admin/leave/answer', answer, company.admin));
    expect(await mailed(guard.email)).toEqual(['Prahari: your leave was granted']);
    const [message] = await messagesTo(guard.guardId).then((all) =>
      all.filter(({ kind }) => kind !== 'accepted'),
    );
    expect(message?.text).toContain('Come back on Monday');
  });
});

describe('a client', () => {
  itOnce(
    'is told of the month, the office of its dispute, and of the bill and the payment once',
    async () => {
      const one = await billedClient([[1, 3]]);
      const { email: office } = await api.signIn('admin');
      const of = { postId: one.postId, month: lastMonth };
      await api.post('/admin/muster/send', of, company.admin);
      expect(await toldTo(one.clientId)).toEqual(['assigned', 'month-sent']);
      expect((await messagesTo(one.clientId)).at(-1)?.text).toMatch(/\/muster#[\w-]{43}/);
      const days = [{ day: `${lastMonth}-02`, reason: 'Nobody came' }];
      await api.post('/client/muster/dispute', { ...of, days }, one.token);
      expect(await mailed(office)).toEqual([expect.stringContaining('disputes days of')]);
      const { bill } = await one.make();
      await api.post(
        '/admin/payments',
        {
          clientId: one.clientId,
          day: today(),
          mode: 'upi',
          reference: 'U1',
          bankAmount: 100,
          allocations: [{ billId: bill._id, amount: 100 }],
        },
        company.admin,
      );
      expect(await toldTo(one.clientId)).toEqual(['assigned', 'bill-made', 'payment-received']);
      const texts = (await messagesTo(one.clientId)).map(({ text }) => text);
      expect(texts.at(-1)).toContain(`₹100.00 on`);
      expect(texts.at(-1)).toContain(bill.billNumber);
      expect(texts.join()).toContain(bill.driveLink);
    },
  );

  itOnce('hears the answer to a problem, and the office hears of the problem', async () => {
    const { client, postId } = await postOfTwo();
    const { email: office } = await api.signIn('admin');
    const report = { postId, text: 'The gate was open at night' };
    const { data } = expectStatus(await api.post('/client/problems', report, client.token), 201).body;
    expect(await mailed(office)).toEqual(['Prahari: a problem at Green Meadows RWA']);
    const answer = { problemId: data._id, text: 'A supervisor comes at 02:00', close: true };
    await concurrently(3, () => api.post('/admin/problems/answer', answer, company.admin));
    const answers = (await messagesTo(client.clientId)).filter(({ kind }) => kind === 'problem-answered');
    expect(answers).toHaveLength(1);
    for (const fact of ['The gate was open at night', 'A supervisor comes at 02:00', 'is closed'])
      expect(answers[0]?.text).toContain(fact);
  });

  it('hears nothing more of a bill that was paid or deleted', async () => {
    const client = await company.addClient();
    const paid = (await company.generateBill(client.clientId)).body.data;
    const deleted = (await company.generateBill(client.clientId)).body.data;
    await api.post('/admin/bills/mark-paid', { billId: paid._id }, company.admin);
    await api.post('/admin/bills/delete', { billId: deleted._id }, company.admin);
    expect(await toldTo(client.clientId)).toEqual(['payment-received']);
  });
});

describe('the office', () => {
  itOnce(
    'sends a message by WhatsApp to somebody who agreed, or whom nobody asked, and to nobody who did not',
    async () => {
      const { guards, client } = await postOfTwo();
      const [asked, agreed] = guards;
      await agreeToWhatsApp(agreed?.token ?? '');
      await agreeToWhatsApp(asked?.token ?? '');
      await api.put('/auth/consents', { purpose: 'whatsApp', isGiven: false }, asked?.token);
      const whatsapp = async (id: string) => (await messagesTo(id)).find(({ kind }) => kind === 'assigned');
      const message = await whatsapp(agreed?.guardId ?? '');
      expect(message?.whatsapp).toMatch(/^https:\/\/wa\.me\/91\d{10}\?text=/);
      expect(phoneOf(message?.whatsapp)).toBe(message?.text);
      expect((await whatsapp(asked?.guardId ?? ''))?.whatsapp).toBeUndefined();
      expect((await whatsapp(client.clientId))?.whatsapp).toBeDefined();
    },
  );

  itOnce(
    'has a WhatsApp link to whoever signed up without being shown the notice, as SPEC has it',
    async () => {
      const [guard] = (await postOfTwo()).guards;
      const rows = { purpose: 'whatsApp', given_at: null, withdrawn_at: null } as const;
      const consent = (notice: string | null) => ({ user_id: guard?.userId ?? '', notice, ...rows });
      await api.db.insertInto('consents').values(consent(null)).execute();
      expect((await messagesTo(guard?.guardId ?? ''))[0]?.whatsapp).toBeDefined();
      await api.db
        .updateTable('consents')
        .set(consent(CONSENT_NOTICE))
        .where('user_id', '=', guard?.userId ?? '')
        .execute();
      expect((await messagesTo(guard?.guardId ?? ''))[0]?.whatsapp).toBeUndefined();
    },
  );

  it('ticks messages off once, however often and by however many', async () => {
    const { guards } = await postOfTwo();
    const messageIds = (await messagesTo(guards[0]?.guardId ?? '')).map(({ _id }) => _id);
    const replies = await concurrently(4, () =>
      api.post('/admin/messages/sent', { messageIds }, company.admin),
    );
    expect(replies.map(({ body }) => body.data.sent).reduce((sum, sent) => sum + sent)).toBe(
      messageIds.length,
    );
    expect(await messagesTo(guards[0]?.guardId ?? '')).toEqual([]);
    const { data } = (await api.get('/admin/messages?status=sent', company.admin)).body;
    expect(data.map(({ _id }: Message) => _id)).toEqual(expect.arrayContaining(messageIds));
  });

  itOnce('switches off kinds that are not essential, and gives its number', async () => {
    const off = { messagesOff: ['bill-made'], phone: '98100 12345' };
    expectStatus(await api.put('/admin/company', off, company.admin), 200);
    const client = await company.addClient();
    await company.generateBill(client.clientId);
    expect(await toldTo(client.clientId)).toEqual([]);
    const [accepted] = await messagesTo(client.clientId);
    expect(accepted?.text).toContain('Call the office: +91 98100 12345');
    const essential = await api.put('/admin/company', { messagesOff: ['assigned'] }, company.admin);
    expect(essential.status).toBe(400);
    await api.put('/admin/company', { messagesOff: [] }, company.admin);
  });

  itOnce('tells nobody of the next shift while that is switched off', async () => {
    const { guards } = await postOfTwo();
    await api.put('/admin/company', { messagesOff: ['shift-tomorrow'] }, company.admin);
    await tellOfDay(api.db);
    expect(await toldTo(guards[0]?.guardId ?? '')).toEqual(['assigned']);
    await api.put('/admin/company', { messagesOff: [] }, company.admin);
    await tellOfDay(api.db);
    expect(await toldTo(guards[0]?.guardId ?? '')).toEqual(['assigned', 'shift-tomorrow']);
  });

  itOnce('has no message about a guard or client who was erased, nor in the name of another', async () => {
    const { guards, client } = await postOfTwo();
    const days = addDays(today(), 1);
    expect(days).toBeTruthy();
    await api.post(
      '/admin/withdraw-guard',
      { guardId: guards[0]?.guardId, clientId: client.clientId },
      company.admin,
    );
    const { erasePersonalData } = await import('../people/personal-data.service.ts');
    await erasePersonalData(api.db, { id: guards[0]?.userId ?? '' });
    expect(JSON.stringify(await unsent())).not.toContain(guards[0]?.guardId);
    const texts = (await messagesTo(client.clientId)).map(({ text }) => text).join();
    expect(texts).not.toContain('Ramesh Kumar');
    expect(texts).toContain('Sunita Devi');
  });
});
