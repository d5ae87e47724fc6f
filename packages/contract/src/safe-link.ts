/** Whether the text is an https URL without credentials, and without a backslash, which parsers interpret differently. */
export function isSafeLink(text: string): boolean {
  try {
    const url = new URL(text);
    return /^https:\/\/[^\s\\]+$/i.test(text) && url.username === '' && url.password === '';
  } catch {
    return false;
  }
}
