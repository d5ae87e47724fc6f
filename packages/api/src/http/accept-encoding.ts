/** True if an Accept-Encoding header accepts the encoding (RFC 9110, 12.5.3). */
export function accepts(header: string | undefined, encoding: string): boolean {
  const quality = new Map<string, number>();
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    const q = parameters.find((text) => text.startsWith('q='));
    quality.set(name, q === undefined ? 1 : Number(q.slice(2)));
  }
  return (quality.get(encoding) ?? quality.get('*') ?? 0) > 0;
}
