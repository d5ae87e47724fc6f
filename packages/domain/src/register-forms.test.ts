import { describe, expect, it } from 'vitest';
import {
  centralMuster,
  formOf,
  musterColumnKeys,
  musterFormOf,
  musterForms,
  psaraRules,
} from './register-forms.ts';
import { stateOfCode } from './states.ts';

describe('forms of registers', () => {
  it.each(Object.entries(musterForms))(
    'the muster roll of the State %s has a number, rules and columns',
    (code, form) => {
      expect(stateOfCode(code)).toBeDefined();
      expect(form.number).toMatch(/^Form (?:[IVXT]+|\d+)$/);
      expect(form.rules).toMatch(/Rules/);
      const keys = form.columns.map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
      for (const key of ['serial', 'name', 'fatherName', 'days', 'totalDays'] as const)
        expect(keys).toContain(key);
      expect(musterColumnKeys).toEqual(expect.arrayContaining(keys));
      const headings = form.columns.filter(({ key }) => key !== 'days').map(({ heading }) => heading);
      expect(headings.every(Boolean)).toBe(true);
    },
  );

  it('rules of agencies belong to States that exist', () => {
    for (const [code, rules] of Object.entries(psaraRules)) expect(rules).toContain(stateOfCode(code)?.name);
  });

  it('Karnataka has Form T with UAN and overtime, and says that payroll fills in the wages', () => {
    const form = musterFormOf('29');
    expect(form.columns.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['uan', 'esiNumber', 'overtime']),
    );
    expect(formOf('muster', '29')).toMatchObject({
      number: 'Form T',
      title: 'Combined muster roll cum register of wages',
      notes: [expect.stringContaining('payroll'), expect.stringContaining('L: present, came late')],
    });
  });

  it('a State whose form is not known has the central one, and says so', () => {
    expect(musterFormOf('32')).toBe(centralMuster);
    const marks = expect.stringContaining('LV: leave');
    expect(formOf('muster', '32').notes).toEqual([
      'We don’t know the form of Kerala: this is the central form, Form XVI.',
      marks,
    ]);
    expect(formOf('muster', undefined).notes).toEqual([
      'The State is not known: this is the central form, Form XVI.',
      marks,
    ]);
    expect(formOf('psara-guards', '27').notes).toEqual([
      'We don’t know the form of Maharashtra: this is that of the central model rules.',
    ]);
  });

  it('registers with marks of days say what each mark means', () => {
    expect(formOf('muster', '27').notes.at(-1)).toContain('L: present, came late');
    expect(formOf('attendance', '27').notes.at(-1)).toContain('P+O: second duty');
    expect(formOf('duty-roster', '27').notes).toHaveLength(1);
  });
});
