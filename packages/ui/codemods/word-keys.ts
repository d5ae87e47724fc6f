// 1.1.0: words of a guard's application are beside it. Keys of the office's words are not promised and are not here.
import type { API, FileInfo, ObjectExpression, ObjectProperty } from 'jscodeshift';
import { importedNames } from './rename.ts';

/** Words by their former part and key: where each is now, or null if nothing says it any more. */
export const MOVED: Readonly<Record<string, string | null>> = {
  'guardDashboard.alreadyGuard': 'jobApplication.alreadyGuard',
  'guardDashboard.nothingToApply': null,
};

export const parser = 'tsx';

const keyOf = ({ key }: ObjectProperty): string =>
  key.type === 'Identifier' ? key.name : key.type === 'StringLiteral' ? key.value : '';

const propertyOf = ({ properties }: ObjectExpression, name: string): ObjectProperty | undefined =>
  properties.find((each): each is ObjectProperty => each.type === 'ObjectProperty' && keyOf(each) === name);

/** The object of a part: `guardDashboard: { … }`. */
function partOf(words: ObjectExpression, name: string): ObjectExpression | undefined {
  const value = propertyOf(words, name)?.value;
  return value?.type === 'ObjectExpression' ? value : undefined;
}

export default function wordKeys({ source }: FileInfo, { jscodeshift: j }: API): string {
  const root = j(source);
  if (importedNames(root, j, '@prahari/ui').size === 0) return source;
  root.find(j.ObjectExpression).forEach(({ node: words }) => {
    for (const [former, now] of Object.entries(MOVED)) {
      const [part = '', key = ''] = former.split('.');
      const from = partOf(words, part);
      const word = from && propertyOf(from, key);
      if (!from || !word) continue;
      from.properties = from.properties.filter((each) => each !== word);
      if (from.properties.length === 0)
        words.properties = words.properties.filter((each) => each !== propertyOf(words, part));
      if (!now) continue;
      const [newPart = '', newKey = ''] = now.split('.');
      const renamed = j.objectProperty(j.identifier(newKey), word.value);
      const to = partOf(words, newPart);
      if (!to) words.properties.push(j.objectProperty(j.identifier(newPart), j.objectExpression([renamed])));
      else if (!propertyOf(to, newKey)) to.properties.push(renamed);
    }
  });
  return root.toSource({ quote: 'single', trailingComma: true });
}
