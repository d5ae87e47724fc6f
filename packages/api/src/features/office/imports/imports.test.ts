import { guardColumns } from '@prahari/contract/imports';
import type { ImportChange } from '@prahari/contract/imports.schemas';
import type { Post } from '@prahari/contract/posts.schemas';
import { addDays, today } from '@prahari/domain/days';
import type { SheetKind } from '@prahari/domain/sheets/column-words';
import type { SheetDraft } from '@prahari/domain/sheets/sheet-draft';
import { describe, expect, it } from 'vitest';
import { concurrently, countByStatus, countRows } from '../../../../testing/company.ts';
import { startCompany } from '../../../../testing/company-suite.ts';
import { itOnce } from '../../../../testing/it-once.ts';
import { mailsTo } from '../../../../testing/mailbox.ts';
import { sheetBody } from '../../../../testing/sheet-body.ts';

const { api, company } = await startCompany();

const office = (path: string, body: object) => api.post(`/admin/${path}`, body, company.admin);
const check = async (kind: SheetKind, sheet: string, mended?: Partial<SheetDraft>) =>
  (await office(`import-${kind}`, sheetBody(kind, sheet, { mode: 'check', ...(mended && { mended }) }))).body
    .data;
const run = async (kind: SheetKind, sheet: string, mended?: Partial<SheetDraft>) =>
  (await office(`import-${kind}`, sheetBody(kind, sheet, mended && { mended }))).body.data;
const total = async (kind: SheetKind) => (await api.get(`/admin/${kind}?limit=1`, company.admin)).body.total;
const found = async (kind: SheetKind | 'posts', q: string) =>
  (await api.get(`/admin/${kind}?q=${encodeURIComponent(q)}`, company.admin)).body.data;
const recordOf = async (kind: SheetKind, q: string) => {
  const [{ _id }] = await found(kind, q);
  return (await api.get(`/admin/${kind}/${_id}/record`, company.admin)).body.data;
};
const places = (problems: { row: number; field: string }[]) => problems.map(({ row, field }) => [row, field]);

const header = Object.values(guardColumns).join(',');
const guardsFrom = (first: number, count: number) =>
  Array.from(
    { length: count },
    (_, index) =>
      `Guard ${first + index},98${`${first + index}`.padStart(8, '0')},,Bhopal,04/05/1990,2,"CCTV, Dogs",,,,,,`,
  );

describe('a sheet of guards', () => {
  it('of 300 rows is checked without adding any, added as a whole, and then known', async () => {
    const sheet = [header, ...guardsFrom(0, 300)].join('\r\n');
    expect(await check('guards', sheet)).toMatchObject({ people: { new: 300 }, imported: 0, problems: [] });
    expect(await total('guards')).toBe(0);
    expect(await run('guards', sheet)).toMatchObject({ imported: 300, problems: [] });
    expect(await total('guards')).toBe(300);
    const [guard] = await found('guards', '9800000299');
    expect(guard).toMatchObject({ user: { name: 'Guard 299', email: '' }, specialization: ['CCTV', 'Dogs'] });
    const repeated = await run('guards', sheet);
    expect(repeated).toMatchObject({ people: { new: 0, changed: 0, unchanged: 300 }, imported: 0 });
    expect(repeated).not.toHaveProperty('importId');
    expect(await total('guards')).toBe(300);
  });

  itOnce('with wrong cells names each by row and column and adds nothing', async () => {
    const before = await countRows(api.db);
    const sheet = [
      'Phone;NAME;Home city;Date of birth;Medical number;Medical expiry;Email;Shoe size',
      '97000 00001;Asha;Pune;31/02/1990;;;;9',
      '9,7E+09;;Pune;;M-1;;asha@;9',
      '97000 00003;Om;Pune;;;;;9',
      '97000 00004;#REF!;Pune;#####;;;;9',
    ].join('\n');
    const { imported, problems } = await run('guards', sheet);
    expect(imported).toBe(0);
    expect(places(problems)).toEqual([
      [2, 'dateOfBirth'],
      [3, 'name'],
      [3, 'phone'],
      [3, 'email'],
      [3, 'medicalExpiresOn'],
      [5, 'name'],
      [5, 'dateOfBirth'],
    ]);
    expect(problems[0].message).toBe('Date of birth must be a date that exists, like 31/12/2026');
    expect(problems[2].message).toContain('cut the number');
    expect(problems[5].message).toBe('The spreadsheet shows an error here: #REF!');
    expect(await countRows(api.db)).toEqual(before);
  });

  itOnce('with invisible characters, days as Excel writes them and words of offices is read', async () => {
    const sheet = [
      'Name;Phone;Home\u00a0city;Date of birth;Experience;Email',
      'As\u202eha\u00ad;९७०००\u00a0१००००;Pune;31-Dec-90;1;NA',
      'Om;9700010001.0;Pune;33238;2 years;-',
      '"Ravi\nKumar";\u202a97000‑10002\u202c;Pune;1990-12-31 00:00:00;18 months;n/a',
    ].join('\n');
    expect(await run('guards', sheet)).toMatchObject({ imported: 3, problems: [] });
    expect(await recordOf('guards', 'tel:+919700010000')).toMatchObject({
      guard: { user: { name: 'Asha' } },
      phone: '+919700010000',
      dateOfBirth: '1990-12-31',
    });
    expect((await recordOf('guards', 'tel:+919700010002')).guard).toMatchObject({
      user: { name: 'Ravi Kumar' },
      experience: 1.5,
    });
  });

  itOnce('with two numbers in a cell, or a number that may be read in two ways, is refused', async () => {
    const sheet = 'Name,Phone,Home city,Experience\nAsha,97000 20001/97000 20002,Pune,"1,5"';
    expect((await run('guards', sheet)).problems).toEqual([
      { row: 2, field: 'phone', message: 'Phone has two numbers: enter only one' },
      { row: 2, field: 'experience', message: 'Experience must be a number' },
    ]);
  });

  itOnce(
    'updates whom it knows by phone, shows old and new values first, and keeps what its cells leave empty',
    async () => {
      await run('guards', 'Name,Phone,City,Exp,Skills\nKishore Baruah,97000 30001,Guwahati,2,CCTV');
      const sheet =
        'Name,Phone,City,Exp,Skills,Medical no,Medical expiry\nKISHORE  BARUAH,9700030001,Guwahati,3 yrs,,M-7,31/12/2099';
      const shown = await check('guards', sheet);
      expect(shown).toMatchObject({ people: { new: 0, changed: 1 }, outcomes: ['changed'], problems: [] });
      expect(shown.changes).toEqual([
        { row: 2, name: 'Kishore Baruah', field: 'experience', before: '2', after: '3' },
        { row: 2, name: 'Kishore Baruah', field: 'medicalNumber', before: '', after: 'M-7' },
        { row: 2, name: 'Kishore Baruah', field: 'medicalExpiresOn', before: '', after: '2099-12-31' },
      ]);
      expect((await recordOf('guards', 'Baruah')).guard.experience).toBe(2);
      expect((await run('guards', sheet)).imported).toBe(1);
      expect(await recordOf('guards', 'Baruah')).toMatchObject({
        guard: { user: { name: 'Kishore Baruah' }, experience: 3, specialization: ['CCTV'] },
        papers: [{ kind: 'medical', number: 'M-7' }],
      });
    },
  );

  itOnce(
    'updates the phone of whom it knows by name and city, unless the office says it is another guard',
    async () => {
      await run('guards', 'Name,Phone,City\nSunita Devi,97000 31001,Ranchi');
      const sheet = 'Name,Phone,City\nSunita Devi,97000 31002,ranchi';
      expect((await check('guards', sheet)).changes).toEqual([
        { row: 2, name: 'Sunita Devi', field: 'phone', before: '+919700031001', after: '+919700031002' },
      ]);
      expect(await run('guards', sheet, { persons: { 2: 'other' } })).toMatchObject({ people: { new: 1 } });
      const again = 'Name,Phone,City\nSunita Devi,97000 31003,Ranchi';
      expect((await check('guards', again)).problems).toMatchObject([
        { row: 2, message: '2 guards in Ranchi have this name, with other phones', answers: ['other'] },
      ]);
    },
  );

  itOnce('knows a name with other dots and apostrophes by its city', async () => {
    const place = 'Gate 1,Pune,Maharashtra,411001,day,2,01/12/2030,31/12/2030';
    const columns = 'Name,Phone,Street,City,State,PIN code,Shift,Guards,From,To';
    for (const [kind, before, after] of [
      [
        'guards',
        'Name,Phone,City\nS.K. D’Souza,97000 39001,Pune',
        "Name,Phone,City\nS K D'Souza,97000 39002,Pune",
      ],
      [
        'clients',
        `${columns}\nK.L. Towers,97000 39003,${place}`,
        `${columns}\nK L Towers,97000 39004,${place}`,
      ],
    ] as const) {
      expect(await run(kind, before)).toMatchObject({ people: { new: 1 } });
      expect(await check(kind, after)).toMatchObject({ people: { new: 0, changed: 1 } });
    }
  });

  itOnce('asks about a phone that two people share, in the sheet and in the office', async () => {
    const brothers = 'Name,Phone,City\nRam Das,97000 32001,Puri\nHari Das,97000 32001,Puri';
    expect((await check('guards', brothers)).problems).toEqual([
      { row: 3, field: 'phone', message: 'Ram Das in row 2 has this phone too', answers: ['other'] },
    ]);
    expect(await run('guards', brothers, { persons: { 3: 'other' } })).toMatchObject({ imported: 2 });
    // both are known now, each by the own name
    expect(await check('guards', brothers)).toMatchObject({ people: { unchanged: 2 }, problems: [] });
    const wife = 'Name,Phone,City\nGita Das,97000 30001,Puri';
    expect((await check('guards', wife)).problems).toEqual([
      { row: 2, field: 'phone', message: 'Kishore Baruah has this phone', answers: ['same', 'other'] },
    ]);
    expect((await check('guards', wife, { persons: { 2: 'same' } })).changes[0]).toMatchObject({
      before: 'Kishore Baruah',
      after: 'Gita Das',
    });
  });

  itOnce('names a row about a guard of an earlier row, and an email that two have', async () => {
    const sheet = [
      'Name,Phone,City,Email',
      'Asha Rao,97000 33001,Pune,a@guards.example',
      'Asha Rao,97000 33001,Nashik,',
      'Om Rao,97000 33002,Pune,a@guards.example',
      `Ravi Rao,97000 33003,Pune,${(await company.addClient()).email}`,
    ].join('\n');
    expect((await check('guards', sheet)).problems).toEqual([
      { row: 3, field: '', message: 'Row 2 is about Asha Rao too' },
      { row: 4, field: 'email', message: 'Asha Rao in row 2 has this email too' },
      { row: 5, field: 'email', message: 'Another person has this email' },
    ]);
  });

  itOnce('changes no email that somebody logs in with', async () => {
    const { email } = await company.addGuard({ name: 'Logged In' });
    const { phone } = await recordOf('guards', email);
    const sheet = `Name,Phone,Email\nLogged In,${phone},other@guards.example`;
    expect((await check('guards', sheet)).problems).toEqual([
      { row: 2, field: 'email', message: `Logged In logs in with ${email}` },
    ]);
  });

  itOnce('mails invitations only when asked, and says how many before', async () => {
    const sheet = (n: number) => `Name,Phone,City,Email\nMail ${n},97000 3400${n},Pune,m${n}@guards.example`;
    expect((await check('guards', sheet(1))).invitations).toBe(1);
    await run('guards', sheet(1));
    expect(await mailsTo(api.db, 'm1@guards.example')).toEqual([]);
    await office('import-guards', sheetBody('guards', sheet(2), { sendInvitations: true }));
    expect(await mailsTo(api.db, 'm2@guards.example')).toHaveLength(1);
  });
});

describe('a sheet of clients', () => {
  const columns =
    'Client,Contact person,Phone,Street,City,State,PIN code,Shift,Number of guards,Start date,End date';
  const until = addDays(today(), 200);
  const post = (street: string, shift: string, asked: number, client = 'Testgaon Mills,Meera,98100 14621') =>
    `${client},"${street}",Bhopal,Madhya Pradesh,PIN-462001,${shift},${asked},${today()},${until}`;

  itOnce('makes one client with a post for each of its rows', async () => {
    const before = await total('clients');
    const sheet = [
      columns,
      post('Gate 1', 'N', 2),
      post('Gate 2', '24x7', 3),
      post('Gate 3', 'day shift', 1, ',,'),
    ].join('\n');
    expect(await check('clients', sheet)).toMatchObject({
      people: { new: 1 },
      posts: { new: 3 },
      problems: [],
    });
    expect(await run('clients', sheet)).toMatchObject({ imported: 3 });
    expect(await total('clients')).toBe(before + 1);
    const posts = (await found('posts', 'Testgaon')) as { shift: string; asked: number }[];
    expect(posts.map(({ shift, asked }) => [shift, asked]).sort()).toEqual([
      ['24h', 3],
      ['day', 1],
      ['night', 2],
    ]);
    expect(await check('clients', sheet)).toMatchObject({
      people: { unchanged: 1 },
      posts: { unchanged: 3, new: 0 },
      problems: [],
    });
  });

  itOnce('changes and adds posts of a client who is known', async () => {
    const sheet = [columns, post('Gate 1', 'Night', 4), post('Gate 4', 'Day', 1)].join('\n');
    const shown = await check('clients', sheet);
    expect(shown).toMatchObject({ people: { changed: 1 }, posts: { changed: 1, new: 1 }, problems: [] });
    expect(shown.changes).toEqual([
      { row: 2, name: 'Testgaon Mills', field: 'asked', before: '2', after: '4' },
    ]);
    const { importId } = await run('clients', sheet);
    expect(await found('posts', 'Testgaon')).toHaveLength(4);
    expect((await office('remove-import', { importId })).status).toBe(200);
    expect(await check('clients', sheet)).toMatchObject({ posts: { changed: 1, new: 1 } });
  });

  itOnce('keeps hours of a post that are not those of its shift', async () => {
    const of = (startsAt: string, hours = '8 hrs', shift = 'Night', street = 'Gate 1') =>
      `${columns},Begins at,Hours of a duty\n${post(street, shift, 1, 'Hour Mills,,98100 14622')},${startsAt},${hours}`;
    const hoursOf = async () =>
      (await found('posts', 'Hour Mills')).map((one: Post) => [one.shift, one.startsAt, one.hours]);
    expect(await run('clients', of('7 pm'))).toMatchObject({ imported: 1, problems: [] });
    expect(await hoursOf()).toEqual([['night', '19:00', 8]]);
    expect(await check('clients', of('19:00'))).toMatchObject({ posts: { unchanged: 1, new: 0 } });

    const later = of('22.30 hrs', '12');
    const { changes } = await check('clients', later);
    expect(changes.map((one: ImportChange) => [one.field, one.before, one.after])).toEqual([
      ['startsAt', '19:00', '22:30'],
      ['hours', '8', '12'],
    ]);
    const { importId } = await run('clients', later);
    expect(await hoursOf()).toEqual([['night', '22:30', 12]]);
    await office('remove-import', { importId });
    expect(await hoursOf()).toEqual([['night', '19:00', 8]]);

    expect(places((await check('clients', of('9 am'))).problems)).toEqual([[2, 'shift']]);
    expect(places((await check('clients', of('8', '9', 'Night', 'Gate 2'))).problems)).toEqual([
      [2, 'startsAt'],
      [2, 'hours'],
    ]);
  });

  itOnce('asks whether clients who share a phone are one', async () => {
    const sheet = [
      columns,
      post('Gate 1', 'Day', 1, 'Mill A,,98100 15001'),
      post('Gate 2', 'Day', 1, 'Mill B,,98100 15001'),
    ].join('\n');
    expect((await check('clients', sheet)).problems).toEqual([
      { row: 3, field: 'phone', message: 'Mill A in row 2 has this phone too', answers: ['same', 'other'] },
    ]);
    expect(await check('clients', sheet, { persons: { 3: 'same' } })).toMatchObject({ people: { new: 1 } });
    expect(await check('clients', sheet, { persons: { 3: 'other' } })).toMatchObject({ people: { new: 2 } });
  });

  itOnce('names the row that guards are in the way of, and changes nothing', async () => {
    const client = await company.addClient({}, { name: 'Guarded Mills' });
    const known = (await found('posts', 'Guarded Mills'))[0];
    const { _id: postId } = (
      await office('posts', {
        clientId: client.clientId,
        place: { street: 'Gate 9', city: 'Bhopal', state: 'Madhya Pradesh', zipCode: '462001' },
        shift: 'night',
        startDate: today(),
        endDate: until,
        asked: 2,
      })
    ).body.data;
    const guardIds = [(await company.addGuard()).guardId, (await company.addGuard()).guardId];
    const period = { startDate: today(), endDate: addDays(today(), 30) };
    expect((await office('assign-to-post', { postId, guardIds, ...period })).status).toBeLessThan(300);
    const sheet = [columns, post('Gate 9', 'Night', 1, `Guarded Mills,,${known.client.phone}`)].join('\n');
    const { imported, problems } = await run('clients', sheet);
    expect(imported).toBe(0);
    expect(problems).toMatchObject([{ row: 2, field: '' }]);
    expect((await found('posts', 'Gate 9'))[0].asked).toBe(2);
  });
});

describe('an import', () => {
  const sheetOf = (n: number) => `Name,Phone,City\nRace ${n},97000 4${`${n}`.padStart(4, '0')},Agra`;

  itOnce('is refused when it would do anything else than was shown', async () => {
    const { plan } = await check('guards', sheetOf(1));
    await run('guards', sheetOf(1));
    const late = await office('import-guards', sheetBody('guards', sheetOf(1), { plan }));
    expect([late.status, late.body.code]).toEqual([409, 'imports.outdated']);
  });

  it('of the same sheet by two people at once keeps one truth', async () => {
    const before = await total('guards');
    const sheet = [sheetOf(2), 'Race 3,97000 40003,Agra', 'Race 4,97000 40004,Agra'].join('\n');
    const { plan } = await check('guards', sheet);
    const replies = await concurrently(4, () =>
      office('import-guards', sheetBody('guards', sheet, { plan })),
    );
    expect(countByStatus(replies)).toEqual({ 200: 1, 409: 3 });
    expect(await total('guards')).toBe(before + 3);
    const unseen = await concurrently(4, () => office('import-guards', sheetBody('guards', sheetOf(5))));
    expect(unseen.map(({ body }) => body.data.imported).sort()).toEqual([0, 0, 0, 1]);
    const sharing = sheetBody('guards', sheetOf(5).replace('Race 5', 'Race 6'), {
      mended: { persons: { 2: 'other' } },
    });
    const shared = await concurrently(4, () => office('import-guards', sharing));
    expect(shared.map(({ body }) => body.data.imported).sort()).toEqual([0, 0, 0, 1]);
    expect(await total('guards')).toBe(before + 5);
  });

  it('is taken back as a whole, updates too', async () => {
    await run(
      'guards',
      'Name,Phone,City,Exp,Medical no,Medical expiry\nUma Bai,97000 50001,Ujjain,1,M-1,31/12/2098',
    );
    const record = await recordOf('guards', 'Uma Bai');
    const sheet = [
      'Name,Phone,City,DOB,Exp,Medical no,Police verification no,Police verification expiry',
      'Uma Bai,97000 50002,Ujjain,04/05/1990,7,M-2,PV-1,31/12/2099',
      'Nila Bai,97000 50003,Ujjain,,,,,',
    ].join('\n');
    const { importId, imported } = await run('guards', sheet);
    expect(imported).toBe(2);
    expect((await office('remove-import', { importId })).status).toBe(200);
    expect(await found('guards', 'Nila Bai')).toEqual([]);
    const { timeline: _, ...restored } = await recordOf('guards', 'Uma Bai');
    const { timeline: __, ...before } = record;
    expect(restored).toEqual(before);
    expect((await office('remove-import', { importId })).status).toBe(200);
  });

  itOnce('that changed somebody is not taken back once the values before are gone', async () => {
    await run('guards', 'Name,Phone,City,Exp\nRadha Bai,97000 52001,Ujjain,1');
    const { importId } = await run('guards', 'Name,Phone,City,Exp\nRadha Bai,97000 52001,Ujjain,2');
    await api.db.deleteFrom('import_changes').where('import_id', '=', importId).execute();
    const refused = await office('remove-import', { importId });
    expect([refused.status, refused.body.code]).toEqual([409, 'undo.over']);
  });

  itOnce('stays when somebody it changed was changed since', async () => {
    await run('guards', 'Name,Phone,City,Exp\nLata Bai,97000 51001,Ujjain,1');
    const { importId } = await run('guards', 'Name,Phone,City,Exp\nLata Bai,97000 51001,Ujjain,2');
    const [{ _id: guardId }] = await found('guards', 'Lata Bai');
    await office('papers', { guardId, kind: 'medical', number: 'M-1', expiresOn: '2099-12-31' });
    const refused = await office('remove-import', { importId });
    expect([refused.status, refused.body.code]).toEqual([409, 'undo.followed']);
    expect((await recordOf('guards', 'Lata Bai')).guard.experience).toBe(2);
  });
});
