import { expect, test } from 'vitest';
import { colors } from '../../packages/ui/src/styles/tokens.ts';
import { readStudioFile, studioFile } from './tokens-studio.ts';

test('tokens-studio.json is what tokens.json says', () => {
  // If you changed a token: node scripts/package/tokens-studio.ts
  expect(readStudioFile()).toBe(studioFile());
});

test('Tokens Studio finds a set for each theme, with every color in both, and resolves each reference', () => {
  const { light, dark, base, $themes, $metadata } = JSON.parse(readStudioFile());
  expect($metadata.tokenSetOrder).toEqual(['base', 'light', 'dark']);
  expect($themes.map(({ name }: { name: string }) => name)).toEqual(['light', 'dark']);
  for (const [name, value] of Object.entries(colors)) {
    if (!/^#/.test(value.light)) continue;
    expect(light.color[name].$value, name).toBe(value.light);
    expect(dark.color[name].$value, name).toBe(value.dark);
  }
  const references = [...JSON.stringify(base).matchAll(/\{color\.([\w-]+)\}/g)].map(([, name]) => name);
  expect(references.length).toBeGreaterThan(0);
  for (const name of references) expect(light.color).toHaveProperty([name ?? '']);
});
