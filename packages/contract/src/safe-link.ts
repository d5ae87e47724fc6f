/** An https address without a name or password in it. */
export function isSafeLink(text: string): boolean {
  try {
    const url = new URL(text);
    return /^https:\/\/\S+$/i.test(text) && url.username === '' && url.password === '';
  } catch {
    return false;
  }
}
