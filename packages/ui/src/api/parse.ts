/** Parses JSON, whatever its content type, or returns the text itself. */
export function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
