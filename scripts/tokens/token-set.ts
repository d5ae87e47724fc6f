import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineConfig, parse } from '@terrazzo/parser';
import {
  bytesOf,
  type ColorValue,
  type Measure,
  type ShadowLayer,
  type Token,
} from '../../packages/ui/src/styles/token-values.ts';

/** The groups of tokens.json; tokens by their name within the group. */
export interface TokenSet {
  color: Record<string, Token<ColorValue>>;
  elevation: Record<string, Token<readonly ShadowLayer[]>>;
  font: {
    sans: Token<readonly string[]>;
    weight: Record<string, Token<number>>;
    size: Record<string, Token<Measure>>;
    'line-height': Record<string, Token<Measure>>;
  };
  space: Record<string, Token<Measure>>;
  size: Record<string, Token<Measure>>;
  text: { measure: Token<number> };
  radius: Record<string, Token<Measure>>;
  motion: { duration: Record<string, Token<Measure>>; ease: Token<readonly number[]> };
}

const root = join(import.meta.dirname, '../..');
export const TOKENS = 'packages/ui/tokens.json';
const WIDTH = 110;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Components, 0 to 1, from the hex value that people edit. */
function withComponents(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withComponents);
  if (!isObject(value)) return value;
  if (typeof value.hex !== 'string')
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withComponents(part)]));
  const components = bytesOf(value.hex).map((byte) => Math.round((byte / 255) * 1e4) / 1e4);
  return { ...value, components };
}

/** Names without `$type` and `$description` of the groups around. */
function withoutGroupProperties(value: Record<string, unknown>): Record<string, unknown> {
  if ('$value' in value) return value;
  const members = Object.entries(value).filter(([name]) => !name.startsWith('$'));
  return Object.fromEntries(
    members.map(([name, part]) => [name, isObject(part) ? withoutGroupProperties(part) : part]),
  );
}

/** JSON with each value on one line as far as it fits. */
function format(value: unknown, indent = ''): string {
  const short = JSON.stringify(value, null, 1)
    .replaceAll(/\n\s*/g, ' ')
    .replaceAll(/\[ | \]/g, (bracket) => bracket.trim());
  if (!isObject(value) || (indent.length + short.length < WIDTH && !('$value' in value))) return short;
  const inner = `${indent}  `;
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const members = Object.entries(value).map(
    ([name, part]) =>
      `${inner}${Array.isArray(value) ? '' : `${JSON.stringify(name)}: `}${format(part, inner)}`,
  );
  return `${open}\n${members.join(',\n')}\n${indent}${close}`;
}

export const readTokens = (): string => readFileSync(join(root, TOKENS), 'utf8');

/**
 * The tokens, and the file as it should be written.
 * @throws when the text is not valid DTCG.
 */
export async function tokenSet(text: string): Promise<{ tokens: TokenSet; source: string }> {
  const content = withComponents(JSON.parse(text));
  const source = `${format(content)}\n`;
  const config = defineConfig({}, { cwd: pathToFileURL(`${root}/`) });
  await parse([{ filename: pathToFileURL(join(root, TOKENS)), src: source }], { config });
  return {
    tokens: withoutGroupProperties(content as Record<string, unknown>) as unknown as TokenSet,
    source,
  };
}
