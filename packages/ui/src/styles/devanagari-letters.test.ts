import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create } from 'fontkitten';
import { expect, test } from 'vitest';

const src = join(import.meta.dirname, '..');

/** The letters of Hindi and Marathi by CLDR, and the joiners: people write names and notes with them. */
const LETTERS = '़ँंःॐअआइईउऊऋऌऍएऐऑऒओऔकखगघङचछजझञटठडढणतथदधनपफबभमयरऱलवशषसहळऽािीुूृॄॅेैॉोौ्।॥०१२३४५६७८९\u200c\u200d';

test('the face of Devanagari has each letter of our words, and of Hindi and Marathi', () => {
  const font = create(readFileSync(join(src, 'styles/fonts/anek-devanagari.woff2')));
  if (!('hasGlyphForCodePoint' in font)) throw new Error('a collection of faces');
  const words = ['hi', 'mr'].map((language) => readFileSync(join(src, `languages/${language}.ts`), 'utf8'));
  const letters = new Set(`${LETTERS}${words.join('').replace(/[^\u0900-\u097f]/g, '')}`);
  const missing = [...letters].filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
  expect(missing).toEqual([]);
});
