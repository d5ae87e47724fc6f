/** True for an http or https URL without credentials or backslashes, which parsers read differently. */
export function isSafeLink(text: string): boolean {
  try {
    const url = new URL(text);
    return /^https?:\/\/[^\s\\]+$/i.test(text) && url.username === '' && url.password === '';
  } catch {
    return false;
  }
}
