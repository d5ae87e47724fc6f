// biome-ignore-all lint/suspicious/noTemplateCurlyInString: code to look at
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import type { WordsPart } from '../../packages/ui/src/base/words/define-words.ts';
import { hi } from '../../packages/ui/src/languages/hi.ts';
import { mr } from '../../packages/ui/src/languages/mr.ts';
import { root, sourceFiles } from './source-files.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const sources = sourceFiles().filter(
  (file) => file.startsWith('packages/ui/src/') && !/\.(?:test|stories|samples|types)\.tsx?$/.test(file),
);
/** It names people whom the older hosted API sends without a name; data has no language. */
const withoutLanguage = 'packages/ui/src/api/hosted/people.ts';
/** Whatever draws, and what says something for it. */
const screens = sources.filter((file) => file !== withoutLanguage && !/(?:-words|\.styles)\.ts$/.test(file));

/** Props, attributes and arguments that people read or hear. */
const SPOKEN =
  /^(?:label|title|hint|message|detail|lead|caption|intro|placeholder|aria-label|aria-description|aria-roledescription|aria-valuetext|alt|term|summary|\w+(?:Label|Text|Title|Message))$/;
/** `Nobody is free`: a word with a capital, and one without. */
const SENTENCE = /^[A-Z][a-z’]+ +[a-z]+(?![A-Za-z])/;
/** Sentences that are looked up by their English text where they are shown. */
const isLookedUp = (text: string) => Object.hasOwn(hi.texts, text);
/** Names that are written so in every language. */
const NAMES = /WhatsApp|GSTIN|IFSC|IRN|PAN|SAC/g;
const isEnglish = (text: string) => /[A-Za-z]{2}/.test(text.replaceAll(NAMES, ''));

/** The texts that an expression may give: also those of a choice, a fallback, a sum or a template. */
function textsIn(value: ts.Node): ts.Node[] {
  if (ts.isStringLiteralLike(value) || ts.isTemplateExpression(value)) return [value];
  if (ts.isJsxExpression(value)) return value.expression ? textsIn(value.expression) : [];
  if (ts.isParenthesizedExpression(value)) return textsIn(value.expression);
  if (ts.isArrowFunction(value) && !ts.isBlock(value.body)) return textsIn(value.body);
  if (ts.isConditionalExpression(value)) return [value.whenTrue, value.whenFalse].flatMap(textsIn);
  if (ts.isBinaryExpression(value)) {
    const isCompared = /^(?:[=!]==?|in)$/.test(value.operatorToken.getText());
    return isCompared ? [] : [value.left, value.right].flatMap(textsIn);
  }
  return [];
}
const textOf = (node: ts.Node): string => {
  if (ts.isTemplateExpression(node))
    return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(' ');
  return ts.isStringLiteralLike(node) || ts.isJsxText(node) ? node.text : '';
};

/** The English words that a file shows by itself: between tags, and in props that people read. */
function literalsIn(file: string, code = read(file)): string[] {
  const kind = file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, kind);
  const found: string[] = [];
  const note = (node: ts.Node) => {
    const text = textOf(node).trim();
    const isOfStore = /\/(?:api|stores)\//.test(file) && isLookedUp(text);
    if (isEnglish(text) && !isOfStore)
      found.push(`${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1} ${text}`);
  };
  const visit = (node: ts.Node) => {
    // said to developers
    if (ts.isCallExpression(node) && node.expression.getText().startsWith('console.')) return;
    if (ts.isNewExpression(node) && node.expression.getText() === 'Error') return;
    if (ts.isJsxText(node)) note(node);
    const hasName =
      ts.isJsxAttribute(node) ||
      ts.isPropertyAssignment(node) ||
      // a default: `({ label = 'Close' })`
      ts.isBindingElement(node) ||
      ts.isParameter(node);
    if (hasName && node.initializer && SPOKEN.test(node.name.getText().replace(/['"]/g, '')))
      textsIn(node.initializer).forEach(note);
    // a sentence, wherever it stands: `return 'Nobody is free'`
    if (SENTENCE.test(textOf(node)) && !isLookedUp(textOf(node))) note(node);
    // {`${count} days`} between tags
    if (ts.isJsxExpression(node) && (ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent)))
      textsIn(node).forEach(note);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

test('no screen has an English word of its own', () => {
  expect(screens.length).toBeGreaterThan(600);
  expect(sources).toContain(withoutLanguage);
  expect(screens.flatMap((file) => literalsIn(file))).toEqual([]);
});

test.each([
  ['text between tags', '<p>Send it</p>'],
  ['a string in braces', "<p>{'Send it'}</p>"],
  ['a template', '<p>{`${count} days`}</p>'],
  ['one of two texts', "<p>{isOpen ? 'Send it' : t('close')}</p>"],
  ['a fallback', "<p>{text ?? 'Send it'}</p>"],
  ['text after a condition', "<>{isOpen && 'Send it'}</>"],
  ['aria-label', '<button aria-label="Send it" />'],
  ['aria-label of a template', '<button aria-label={`Send ${name}`} />'],
  ['title', '<abbr title="Send it" />'],
  ['placeholder', "<input placeholder={'Send it'} />"],
  ['alt', "<img alt={isOpen ? `Picture of ${name}` : ''} />"],
  ['a label of our own', '<Field confirmLabel="Send it" emptyText="Nothing" />'],
  ['a default of a prop', "const Field = ({ label = 'Send it' }) => label"],
  ['a default that is a function', 'const Field = ({ widthText = (width) => `${width} wide` }) => widthText'],
  ['a property', "const column = { label: 'Send it' }"],
  ['a sentence that a function returns', "const restOf = () => 'Nobody is free'"],
  ['a sentence with values', 'const restOf = (count) => count > 1 && `Only ${count} are free`'],
])('an English word is found in %s', (_where, code) => {
  expect(literalsIn('example.tsx', code)).not.toEqual([]);
});

test('what nobody reads is no English word', () => {
  const code = `<Field label={t('send')} name="note" className="grid" alt="" title={kind === 'day' ? t('day') : ''} />`;
  expect(literalsIn('example.tsx', code)).toEqual([]);
});

/** The parts that only the office reads. */
const officeParts = (
  await Promise.all(
    sources
      .filter((file) => file.endsWith('-words.ts') && read(file).includes('defineOfficeWords('))
      .map(async (file) => Object.values((await import(join(root, file))) as Record<string, unknown>)),
  )
)
  .flat()
  .filter((part): part is WordsPart => typeof part === 'object' && part !== null && 'english' in part);

test('each part has a name of its own', () => {
  const names = [...Object.keys(hi.words), ...officeParts.map(({ name }) => name)];
  expect(names.filter((name, at) => names.indexOf(name) < at)).toEqual([]);
});

test('a language has every part but those of the office', () => {
  const said = sources
    .filter((file) => file.endsWith('-words.ts'))
    .flatMap((file) => [...read(file).matchAll(/\bdefineWords\('(\w+)'/g)].map(([, name]) => name));
  expect(said.length).toBeGreaterThan(20);
  expect(said.filter((name) => !Object.hasOwn(hi.words, name ?? ''))).toEqual([]);
});

test('every word of a part is used', () => {
  const defined = sources.filter((file) => file.endsWith('-words.ts') && read(file).includes('defineWords('));
  expect(defined.length).toBeGreaterThan(8);
  const everything = sources
    .filter((file) => !file.includes('/languages/'))
    .map(read)
    .join('\n');
  // `mark${mark}` of a guard's month
  const madeUp = ['markA', 'markL', 'markLV', 'start', 'end'];
  const unused = [...Object.values(hi.words), ...officeParts.map(({ english }) => english)]
    .flatMap((words) => Object.keys(words))
    .filter((key) => !madeUp.includes(key) && !new RegExp(`['"]${key}['"]`).test(everything));
  const inNavbar =
    read('src/nav/DashboardNav.astro') +
    read('src/nav/ThemeSwitch.astro') +
    read('src/layouts/Document.astro') +
    read('src/content/navigation.ts');
  expect(unused.filter((key) => !inNavbar.includes(key))).toEqual([]);
});

test('every sentence of a language is one that the contract, the server or a form says', () => {
  const said = sourceFiles()
    .filter(
      (file) =>
        /^packages\/(?:contract|domain|api|ui)\/src\//.test(file) && !/\.test\.|languages\//.test(file),
    )
    .map(read)
    .join('\n');
  const required = (text: string) =>
    / is required$/.test(text) && said.includes(`'${text.replace(' is required', '')}'`);
  expect(Object.keys(hi.texts).filter((text) => !said.includes(text) && !required(text))).toEqual([]);
});

/** Each language with each of its words, values filled in. */
const languages = { hi, mr };
const values = new Proxy({}, { get: () => '7' });
const textsOf = (language: typeof hi) => [
  ...Object.entries(language.words).flatMap(([part, words]) =>
    Object.entries(words as Record<string, string | ((given: object) => string)>).map(
      ([key, word]) => [`${part}.${key}`, typeof word === 'function' ? word(values) : word] as const,
    ),
  ),
  ...Object.entries(language.texts),
];

test.each(Object.entries(languages))('no word of %s is empty or left in English', (_code, language) => {
  const wrong = textsOf(language).filter(
    ([, text]) =>
      text.trim() === '' ||
      (/[A-Za-z]{3}/.test(text) && !/[\u0900-\u097f]/.test(text)) ||
      /undefined|\bthe\b/i.test(text),
  );
  expect(wrong).toEqual([]);
});

test.each(Object.entries(languages))(
  '%s has twelve months and seven weekdays',
  (_code, { words: { dates } }) => {
    const lengths = Object.values(dates).map((list) => list.split(' ').length);
    expect(lengths.sort((a, b) => a - b)).toEqual([7, 7, 12, 12]);
  },
);
