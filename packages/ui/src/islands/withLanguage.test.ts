import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { defineWords } from '../base/words/define-words.ts';
import { useWords } from '../base/words/useWords.ts';
import { WordsProvider } from '../base/words/WordsProvider.tsx';
import { withLanguage } from './withLanguage.tsx';

const words = defineWords('greeting', { hello: 'Hello', bye: 'Goodbye' });
const Greeting = withLanguage(() => {
  const t = useWords(words);
  return `${t('hello')}, ${t('bye')}`;
});

/** A host with one word of its own. */
const Host = () =>
  WordsProvider({ words: { greeting: { hello: 'Namaste' } }, children: createElement(Greeting) });

test('an island shows the words of the host around it, and its own for the rest', () => {
  expect(renderToString(createElement(Host))).toBe('Namaste, Goodbye');
});
