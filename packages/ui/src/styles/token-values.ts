/** Values of DTCG tokens (designtokens.org, 2025.10) as tokens.json has them, and as CSS writes them. */
export interface ColorValue {
  colorSpace: string;
  components: readonly number[];
  /** 0 to 1; absent for an opaque color. */
  alpha?: number;
  hex: string;
}
/** A length in px or rem, or a time in ms. */
export interface Measure {
  value: number;
  unit: string;
}
export interface Token<Value> {
  $value: Value;
  $description?: string;
  /** Values of modes other than the light theme's, by mode. */
  $extensions?: { mode: Readonly<Record<string, Value>> };
}

/** The three bytes of `#rrggbb`. @throws when it is something else. */
export function bytesOf(hex: string): [number, number, number] {
  const [, red, green, blue] = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex) ?? [];
  if (!red || !green || !blue) throw new Error(`${hex} is not #rrggbb`);
  return [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)];
}

/** `#f5efe3`, or `rgb(28 35 51 / 0.38)` for a translucent color. */
export const colorCss = ({ hex, alpha = 1 }: ColorValue): string =>
  alpha === 1 ? hex : `rgb(${bytesOf(hex).join(' ')} / ${alpha})`;

/** `2.5rem`, `120ms`, `0`: a length of zero has no unit, a time has one. */
export const measureCss = ({ value, unit }: Measure): string =>
  value === 0 && unit !== 'ms' ? '0' : `${value}${unit}`;
