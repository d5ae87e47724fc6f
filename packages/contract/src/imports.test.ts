import { fieldsOf, type SheetKind } from '@prahari/domain/sheets/column-words';
import { readDelimited } from '@prahari/domain/sheets/delimited-text';
import { expect, test } from 'vitest';
import { importColumns, importTemplates } from './imports.ts';

test.each(['guards', 'clients'] as const)(
  'the template of %s has all columns, each recognised',
  (kind: SheetKind) => {
    const [headings = [], row] = readDelimited(importTemplates[kind]);
    expect(fieldsOf(kind, headings)).toEqual(Object.keys(importColumns[kind]));
    expect(row).toHaveLength(headings.length);
  },
);
