import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { tokenFiles } from './token-files.ts';
import { readTokens, TOKENS } from './token-set.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const edited = (edit: (tokens: ReturnType<typeof JSON.parse>) => void): string => {
  const tokens = JSON.parse(readTokens());
  edit(tokens);
  return JSON.stringify(tokens);
};

describe('files made from tokens.json', () => {
  test('each is what `npm run tokens` writes', async () => {
    const files = await tokenFiles(readTokens());
    expect(Object.keys(files).length).toBeGreaterThan(4);
    for (const [path, content] of Object.entries(files)) expect(read(path), path).toBe(content);
  });

  test('an edited hex color changes the stylesheet, the mails, the design tools’ tokens and its own RGB components', async () => {
    const files = await tokenFiles(
      edited(({ color }) => {
        color.ink.$value.hex = '#102030';
      }),
    );
    expect(files['packages/ui/src/styles/themes.css']).toContain('--ink: light-dark(#102030, ');
    expect(files['packages/api/src/mail/theme-colors.ts']).toContain("light: '#102030'");
    expect(JSON.parse(files['packages/ui/tokens-studio.json'] ?? '').light.color.ink.$value).toBe('#102030');
    expect(JSON.parse(files[TOKENS] ?? '').color.ink.$value.components).toEqual([0.0627, 0.1255, 0.1882]);
  });

  test('an edited radius reaches the Tailwind theme', async () => {
    const files = await tokenFiles(
      edited(({ radius }) => {
        radius.md.$value.value = 8;
      }),
    );
    expect(files['packages/ui/src/styles/tailwind-theme.ts']).toContain("md: '8px'");
  });

  test('a value that DTCG does not allow is refused', async () => {
    const wrong = edited(({ radius }) => {
      radius.md.$value.unit = 'furlong';
    });
    await expect(tokenFiles(wrong)).rejects.toThrow(/unit/i);
  });

  test('a color without a dark value is refused', async () => {
    const wrong = edited(({ color }) => {
      delete color.ink.$extensions.mode.dark;
    });
    await expect(tokenFiles(wrong)).rejects.toThrow('ink has no value for the mode dark');
  });

  test('a shadow whose shape depends on the theme is refused', async () => {
    const wrong = edited(({ elevation }) => {
      elevation[2].$extensions.mode.dark[0].blur.value = 7;
    });
    await expect(tokenFiles(wrong)).rejects.toThrow('only the color of a shadow');
  });
});

test("the grid of tokens.json is Tailwind's", () => {
  const { value, unit } = JSON.parse(readTokens()).space.step.$value;
  expect(read('node_modules/tailwindcss/theme.css')).toContain(`--spacing: ${value}${unit};`);
});
