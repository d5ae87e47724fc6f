import tokens from '../../tokens.json' with { type: 'json' };
import { type Measure, measureCss, type Token } from '../styles/token-values.ts';

const { $type: _radius, ...radiusTokens } = tokens.radius;
const { $type: _size, ...sizeTokens } = tokens.size;
const { $type: _duration, ...durationTokens } = tokens.motion.duration;
const { $type: _fontSize, ...fontSizes } = tokens.font.size;
const { $type: _lineHeight, ...lineHeights } = tokens.font['line-height'];
const { $type: _elevation, ...elevationTokens } = tokens.elevation;

/** Name, value as CSS, and what it is for. */
const described = (group: Readonly<Record<string, Token<Measure>>>) =>
  Object.entries(group).map(([name, { $value, $description = '' }]) => ({
    name,
    value: $value.value,
    css: measureCss($value),
    use: $description,
  }));

export const { space } = tokens;
export const radii = described(radiusTokens);
export const sizes = described(sizeTokens);
export const durations = described(durationTokens);
export const ease = `cubic-bezier(${tokens.motion.ease.$value.join(', ')})`;
export const elevations = Object.entries(elevationTokens).map(([name, { $description }]) => ({
  name,
  use: $description,
}));
/** The lengths of one shadow without its color. */
export const shadowShape = tokens.elevation[2].$value
  .map(({ offsetX, offsetY, blur }) => `${[offsetX, offsetY, blur].map(measureCss).join(' ')} …`)
  .join(', ');
export const textSizes = Object.entries(fontSizes).map(([name, { $value }]) => ({
  name,
  size: measureCss($value),
  leading: measureCss(lineHeights[name as keyof typeof lineHeights].$value),
}));
