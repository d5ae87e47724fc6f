/** Patterns for browsers and platforms; the first match counts, because many User-Agents contain the names of other browsers. */
const BROWSERS: readonly [RegExp, string][] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Version\/.*Safari\//, 'Safari'],
];
const DEVICES: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'Chromebook'],
  [/Macintosh|Mac OS X/, 'Mac'],
  [/Linux|X11/, 'Linux'],
];

const first = (words: readonly [RegExp, string][], text: string): string | undefined =>
  words.find(([pattern]) => pattern.test(text))?.[1];

/** `Chrome on Android` from a User-Agent header. */
export function deviceName(userAgent: string | null): string {
  const text = userAgent ?? '';
  const [browser, device] = [first(BROWSERS, text), first(DEVICES, text)];
  if (browser && device) return `${browser} on ${device}`;
  return browser ?? device ?? 'Unknown device';
}
