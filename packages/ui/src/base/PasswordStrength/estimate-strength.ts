/** 0 to 4, a rough estimate of the effort to guess. The server decides what it accepts. */
export type Score = 0 | 1 | 2 | 3 | 4;

export interface Estimate {
  score: Score;
  /** The most effective improvement. */
  advice?: 'longer' | 'common' | 'personal' | 'pattern' | undefined;
}

const COMMON =
  /pass(?:w(?:or)?d)?|qwerty|asdf|zxcv|admin|welcome|letmein|login|secret|iloveyou|india|krishna|ganesh|sairam|cricket|monkey|dragon|abc|123/g;
const PLAIN: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};

const unmasked = (text: string) => text.replace(/[013457@$]/g, (sign) => PLAIN[sign] ?? sign);

/** Number of unpredictable characters: runs (`aaaa`, `4567`) count once. */
function unpredictable(text: string): number {
  const codes = Array.from(text, (sign) => sign.codePointAt(0) ?? 0);
  return codes.filter((code, at) => {
    const step = code - (codes[at - 1] ?? Number.NaN);
    const before = (codes[at - 1] ?? Number.NaN) - (codes[at - 2] ?? Number.NaN);
    return !(step === before && Math.abs(step) <= 1);
  }).length;
}

const GROUPS: readonly [RegExp, number][] = [
  [/\p{Ll}/u, 26],
  [/\p{Lu}/u, 26],
  [/\d/, 10],
  [/[^\p{L}\d]/u, 33],
  [/[^\p{ASCII}]/u, 60],
];

/** Bits of entropy per character, by the kinds of characters in use. */
const bitsEach = (text: string) =>
  Math.log2(GROUPS.reduce((sum, [kind, size]) => sum + (kind.test(text) ? size : 0), 1));

const LIMITS = [28, 42, 56, 72] as const;

/** @param personal name and email of the person; parts of three letters or more lower the score */
export function estimateStrength(secret: string, personal: readonly string[] = []): Estimate {
  const lower = secret.toLowerCase();
  const known = personal
    .flatMap((text) => text.toLowerCase().split(/[^\p{L}\d]+/u))
    .filter((part) => part.length > 2);
  const withoutKnown = known.reduce((rest, part) => rest.replaceAll(part, '.'), lower);
  const withoutCommon = Math.min(
    withoutKnown.replace(COMMON, '.').length,
    unmasked(withoutKnown).replace(COMMON, '.').length,
  );
  const worth = Math.min(withoutCommon, unpredictable(secret));
  const bits = worth * bitsEach(secret) * (worth > 15 ? 0.8 : 0.9);
  const score = LIMITS.filter((limit) => bits >= limit).length as Score;
  if (score > 2) return { score };
  if (withoutKnown !== lower) return { score, advice: 'personal' };
  if (withoutCommon < withoutKnown.length) return { score, advice: 'common' };
  return { score, advice: unpredictable(secret) < lower.length - 1 ? 'pattern' : 'longer' };
}
