import { cx } from 'class-variance-authority';
import { type ComponentProps, useMemo } from 'react';
import { encode } from 'uqr';

export interface QrCodeProps extends ComponentProps<'svg'> {
  /** The encoded text. */
  text: string;
  /** Text alternative. */
  label: string;
}

/** The dark modules as one SVG path. */
const squares = (rows: readonly (readonly boolean[])[]): string =>
  rows
    .flatMap((row, y) => {
      const runs = [
        ...row
          .map((dark) => (dark ? '1' : '0'))
          .join('')
          .matchAll(/1+/g),
      ];
      return runs.map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`);
    })
    .join('');

/**
 * A QR code, dark on light in both themes, because many scanner apps cannot read inverted codes. Attributes
 * and `ref` go to the `<svg>`.
 */
export function QrCode({ text, label, className, ...rest }: QrCodeProps) {
  const { size, data } = useMemo(() => encode(text, { ecc: 'M', border: 4 }), [text]);
  return (
    <svg
      {...rest}
      role="img"
      aria-label={label}
      data-theme="light"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={cx('size-48 max-w-full rounded-md bg-raised fill-ink', className)}
    >
      <path d={squares(data)} />
    </svg>
  );
}
