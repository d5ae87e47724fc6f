/** An https address without a name or password in it, nor a backslash, which programs read in two ways. */
export function isSafeLink(text: string): boolean {
  try {
    const url = new URL(text);
    return /^https:\/\/[^\s\\]+$/i.test(text) && url.username === '' && url.password === '';
  } catch {
    return false;
  }
}
