import { useMemo } from 'react';
import { encode } from 'uqr';

export interface QrCodeProps {
  /** What a camera reads. */
  text: string;
  /** What it is, for those who cannot see it. */
  label: string;
}

/** Each row's runs of dark squares, as one path. */
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

/** Dark on light at either hour: many cameras read no other. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, data } = useMemo(() => encode(text, { ecc: 'M', border: 4 }), [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      data-theme="light"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-48 rounded-md bg-raised fill-ink"
    >
      <path d={squares(data)} />
    </svg>
  );
}
