import { expect, test } from 'vitest';
import { checkFiles, type FileTexts, isAccepted, sizeText } from './check-files.ts';

const texts: FileTexts = {
  wrongType: (file, types) => `${file} is of another type. Choose ${types}.`,
  tooLarge: (file, most) => `${file} is larger than ${most}. Choose a smaller file.`,
  tooMany: (file, count) => `${file} was left out: at most ${count} files are taken.`,
};

const file = (name: string, { type = '', size = 1 } = {}) => new File(['x'.repeat(size)], name, { type });

test('a file is accepted by ending, by type and by kind, in any case', () => {
  expect(isAccepted(file('Guards.XLSX'), '.csv,.xlsx')).toBe(true);
  expect(isAccepted(file('photo', { type: 'image/png' }), 'image/*')).toBe(true);
  expect(isAccepted(file('sheet', { type: 'text/csv' }), '.xlsx, text/csv')).toBe(true);
  expect(isAccepted(file('photo.png.exe', { type: 'text/plain' }), '.png,image/*')).toBe(false);
  expect(isAccepted(file('nothing'), '')).toBe(false);
});

test('each refused file is named with its reason', () => {
  const chosen = [file('a.csv'), file('big.csv', { size: 3000 }), file('b.exe'), file('c.csv')];
  const { taken, problems } = checkFiles(chosen, { accept: '.csv', maxSize: 2048, maxFiles: 1 }, texts);
  expect(taken.map(({ name }) => name)).toEqual(['a.csv']);
  expect(problems).toEqual([
    'big.csv is larger than 2 KB. Choose a smaller file.',
    'b.exe is of another type. Choose .csv.',
    'c.csv was left out: at most 1 files are taken.',
  ]);
});

test('sizes are short', () => {
  expect([1, 120 * 1024, 4.5 * 1024 * 1024].map(sizeText)).toEqual(['1 KB', '120 KB', '4.5 MB']);
});
