/** True for an http or https URL without credentials or backslashes, which parsers read differently. */
export function isSafeLink(text: string): boolean {
  try {
    const url = new URL(text);
    return /^https?:\/\/[^\s\\]+$/i.test(text) && url.username === '' && url.password === '';
  } catch {
    return false;
  }
}

/** Scripts with letters that look like those of another one of these. */
const LOOKING_ALIKE = [
  /\p{Script=Latin}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
];

/** True if the host of a URL is written in letters that look alike: `аррӏе.com` has five Cyrillic ones. */
export function hasLookAlikeHost(link: string): boolean {
  const [, host = ''] = /^https?:\/\/([^/?#]+)/i.exec(link) ?? [];
  return LOOKING_ALIKE.filter((script) => script.test(host)).length > 1;
}
