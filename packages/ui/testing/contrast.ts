import { bytesOf } from '../src/styles/token-values.ts';

const LINEAR_BELOW = 0.04045;

/** Relative luminance, 0 to 1 (WCAG 2.2). */
function luminance(color: string): number {
  const [red, green, blue] = bytesOf(color).map((channel) => {
    const share = channel / 255;
    return share <= LINEAR_BELOW ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colors, 1 to 21 (WCAG 2.2, 1.4.3). Both as `#rrggbb`. */
export function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}
