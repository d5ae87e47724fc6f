// 1.0.0-beta: rules of the trade moved to @prahari/domain, and functions and constants got plainer names.
import type { API, FileInfo } from 'jscodeshift';
import { importedNames, renameImport } from './rename.ts';

const CONTRACT = '@prahari/contract';
const CONSTANTS = `${CONTRACT}/constants`;

const RENAMED: readonly { from: string; to: string; source: string }[] = [
  { from: 'daysBetween', to: 'countDays', source: '@prahari/domain/days' },
  { from: 'isDay', to: 'isDayInRange', source: '@prahari/domain/days' },
  { from: 'isOnCalendar', to: 'isExistingDay', source: '@prahari/domain/days' },
  { from: 'formatToday', to: 'formatDayWithWeekday', source: '@prahari/domain/format' },
  { from: 'STARS', to: 'MAX_RATING', source: CONSTANTS },
];

/** The constants that were properties of STORAGE. */
const KEYS: Readonly<Record<string, string>> = {
  token: 'TOKEN_KEY',
  role: 'ROLE_KEY',
  verificationEmail: 'VERIFICATION_EMAIL_KEY',
  registration: 'REGISTRATION_KEY',
  lastRole: 'LAST_ROLE_KEY',
};

export const parser = 'tsx';

export default function contractNames({ source }: FileInfo, { jscodeshift: j }: API): string {
  const root = j(source);
  const names = importedNames(root, j, CONTRACT);
  for (const renamed of RENAMED) renameImport(root, j, { ...renamed, isFrom: CONTRACT });
  for (const name of names.keys())
    if (/[a-z]Words$/.test(name) && name !== 'rupeesInWords')
      renameImport(root, j, { from: name, to: name.replace(/Words$/, 'Messages'), isFrom: CONTRACT });

  const storage = names.get('STORAGE');
  const used = new Set<string>();
  if (storage)
    root
      .find(j.MemberExpression, { object: { type: 'Identifier', name: storage } })
      .forEach((path) => {
        const { property } = path.node;
        const key = property.type === 'Identifier' ? KEYS[property.name] : undefined;
        if (!key) return;
        used.add(key);
        path.replace(j.identifier(key));
      });
  if (used.size > 0)
    root
      .find(j.ImportSpecifier, { imported: { name: 'STORAGE' } })
      .replaceWith([...used].map((key) => j.importSpecifier(j.identifier(key))));
  return root.toSource();
}
