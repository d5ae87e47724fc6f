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
      message: 'Somebody has this phone already',
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
    expect(errors[5].message).toBe('Line 2 has this phone');
    expect(await total('guards')).toBe(before);
  });

  it('with invisible characters or ones that reorder text names their cells and adds nothing', async () => {
    const before = await total('guards');
    const hidden = ['\u202e', '\u00ad', '\u2060', '\ufeff', '\u{e0041}'];
    const rows = hidden.map((one, index) => `As${one}ha,97000 1000${index},,Pune,,,,,,,,,`);
    const { errors } = await send('guards', [header, ...rows].join('\n'), 'import');
    expect(errors).toEqual(
      hidden.map((_, index) => ({
        line: index + 2,
        column: 'Name',
        message: 'Name has characters that cannot be stored',
      })),
    );
    expect(await total('guards')).toBe(before);
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
