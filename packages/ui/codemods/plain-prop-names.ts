// 1.0.0-beta: `of`, `nothing`, `failure` and `activities` became names that need no explaining.
import type { API, FileInfo } from 'jscodeshift';
import { importedNames, renameAttribute } from './rename.ts';

const RENAMED: readonly (readonly [component: string, from: string, to: string])[] = [
  ['PagedList', 'of', 'nouns'],
  ['PagedList', 'nothing', 'emptyState'],
  ['PagedList', 'failure', 'failedMessage'],
  ['Carousel', 'of', 'nouns'],
  ['Badge', 'of', 'noun'],
  ['Slide', 'of', 'noun'],
  ['Stat', 'of', 'total'],
  ['AuditLog', 'activities', 'entries'],
];

export const parser = 'tsx';

export default function plainPropNames({ source }: FileInfo, { jscodeshift: j }: API): string {
  const root = j(source);
  const names = importedNames(root, j, '@prahari/ui');
  for (const [component, from, to] of RENAMED) {
    const element = names.get(component);
    if (element) renameAttribute(root, j, { element, from, to });
  }
  return root.toSource();
}
