import { guardColumns } from '@prahari/contract/imports';
import { describe, expect, it } from 'vitest';
import { startCompany } from '../../../../testing/company-suite.ts';

const { api, company } = await startCompany();

const send = async (list: 'guards' | 'clients', csv: string, mode: 'check' | 'import') =>
  (await api.post(`/admin/import-${list}`, { csv, mode }, company.admin)).body.data;
const total = async (list: 'guards' | 'clients') =>
  (await api.get(`/admin/${list}?limit=1`, company.admin)).body.total;
const header = Object.values(guardColumns).join(',');
const guardsFrom = (first: number, count: number) =>
  Array.from(
    { length: count },
    (_, index) =>
      `Guard ${first + index},98${`${first + index}`.padStart(8, '0')},,Bhopal,04/05/1990,2,"CCTV, Dogs",,,,,,`,
  );

describe('a file of guards', () => {
  it('of 300 rows is checked without adding any and then added as a whole', async () => {
    const csv = `\ufeff${[header, ...guardsFrom(0, 300)].join('\r\n')}`;
    expect(await send('guards', csv, 'check')).toEqual({ rows: 300, imported: 0, errors: [] });
    expect(await total('guards')).toBe(0);
    expect(await send('guards', csv, 'import')).toEqual({ rows: 300, imported: 300, errors: [] });
    expect(await total('guards')).toBe(300);
    const [found] = (await api.get('/admin/guards?q=9800000299', company.admin)).body.data;
    expect(found).toMatchObject({ user: { name: 'Guard 299', email: '' }, specialization: ['CCTV', 'Dogs'] });
    const repeated = await send('guards', csv, 'import');
    expect(repeated.errors[0]).toEqual({
      line: 2,
      column: 'Phone',
      message: 'Guard 0 has this phone',
    });
    expect(await total('guards')).toBe(300);
  });

  it('with wrong cells names each by line and column and adds nothing', async () => {
    const before = await total('guards');
    const csv = [
      'Phone;NAME;Home city;Date of birth;Medical number;Medical expiry;Email;Shoe size',
      '97000 00001;Asha;Pune;31/02/1990;;;;9',
      '9,7E+09;;Pune;;M-1;;asha@;9',
      '97000-00001;Om;Pune;;;;;9',
      '97000 00002;Ravi;Pune;;;;;9',
    ].join('\n');
    const { imported, errors } = await send('guards', csv, 'import');
    expect(imported).toBe(0);
    expect(errors.map(({ line, column }: { line: number; column: string }) => [line, column])).toEqual([
      [2, 'Date of birth'],
      [3, 'Name'],
      [3, 'Phone'],
      [3, 'Email'],
      [3, 'Medical expiry'],
      [4, 'Phone'],
    ]);
    expect(errors[2].message).toContain('cut the number');
    expect(errors[0].message).toBe('Date of birth must be a date that exists, like 31/12/2026');
    expect(errors[5].message).toBe('Asha in line 2 has this phone too');
    expect(await total('guards')).toBe(before);
  });

  it('with invisible characters, days as Excel writes them and Indian digits is read', async () => {
    const csv = [
      'Name;Phone;Home\u00a0city;Date of birth;Experience',
      'As\u202eha\u00ad;९७०००\u00a0१००००;Pune;31-Dec-90;1',
      'Om;9700010001.0;Pune;33238;2',
      'Ravi;\u202a97000‑10002\u202c;Pune;1990-12-31 00:00:00;3',
    ].join('\n');
    expect(await send('guards', csv, 'import')).toMatchObject({ imported: 3, errors: [] });
    const { data } = (await api.get('/admin/guards?q=tel:%2B919700010000', company.admin)).body;
    expect(data).toMatchObject([{ user: { name: 'Asha' } }]);
    const { body } = await api.get(`/admin/guards/${data[0]._id}/record`, company.admin);
    expect(body.data).toMatchObject({ phone: '+919700010000', dateOfBirth: '1990-12-31' });
  });

  it('with numbers that may be read in two ways is refused', async () => {
    const csv = 'Name,Phone,Home city,Experience\nAsha,97000 20001/2,Pune,"1,5"';
    expect((await send('guards', csv, 'import')).errors).toEqual([
      { line: 2, column: 'Phone', message: 'Phone has two numbers: enter only one' },
      { line: 2, column: 'Experience', message: 'Experience must be a number' },
    ]);
  });

  it('with a quote that is never closed is refused for it, and a quote elsewhere is text', async () => {
    const open = 'Name,Phone,Home city\nOm,97000 30009,Pune\n"Asha,97000 30008,Pune\nRavi,97000 30007,Pune';
    expect((await send('guards', open, 'import')).errors).toEqual([
      { line: 3, column: '', message: 'A quote (") in this row is never closed' },
    ]);
    const inches =
      '"Name";"Phone";"Home city";"Remarks (height, weight, build)"\nOm;9700030006;Pune;5\'8", 70 kg';
    expect(await send('guards', inches, 'check')).toMatchObject({ rows: 1, errors: [] });
  });

  it('with a comma outside quotes, which moves cells into other columns, is refused', async () => {
    const before = await total('guards');
    const rows = ['Rao, Asha,97000 30001,Pune', 'Om,97000 30002,Pune,', 'Ravi,97000 30003,Pune,,x'];
    const { errors } = await send('guards', ['Name,Phone,Home city', ...rows].join('\n'), 'import');
    const message = 'The row has more cells than the header';
    expect(errors.filter(({ column }: { column: string }) => column === '')).toEqual([
      { line: 2, column: '', message },
      { line: 4, column: '', message },
    ]);
    expect(errors.some(({ line }: { line: number }) => line === 3)).toBe(false);
    expect(await total('guards')).toBe(before);
  });
});
