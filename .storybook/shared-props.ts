/** A value that a link can hold; no markup or object, so that a link from a stranger stays text. */
type Plain = string | number | boolean;
/** Values of a story's props by name. */
export type Props = Readonly<Record<string, unknown>>;

const BEFORE = '#props=';
const isPlain = (value: unknown): value is Plain => ['string', 'number', 'boolean'].includes(typeof value);

/** Returns the hash of an address that holds the plain props which differ from a story's own. */
export function hashOf(props: Props, own: Props = {}): string {
  const changed = Object.entries(props).filter(([name, value]) => isPlain(value) && value !== own[name]);
  return changed.length > 0
    ? `${BEFORE}${encodeURIComponent(JSON.stringify(Object.fromEntries(changed)))}`
    : '';
}

/** Reads the plain props of an address whose names a story has; an address of another kind has none. */
export function propsIn(hash: string, known: readonly string[]): Record<string, Plain> {
  if (!hash.startsWith(BEFORE)) return {};
  try {
    const props: unknown = JSON.parse(decodeURIComponent(hash.slice(BEFORE.length)));
    return Object.fromEntries(
      Object.entries(props ?? {}).filter(
        (each): each is [string, Plain] => known.includes(each[0]) && isPlain(each[1]),
      ),
    );
  } catch {
    return {};
  }
}
