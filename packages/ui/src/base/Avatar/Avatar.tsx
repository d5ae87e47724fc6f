import { cva } from 'class-variance-authority';
import { type ComponentProps, useState } from 'react';
import { initialsOf } from './initials.ts';

const styles = cva(
  'inline-grid shrink-0 select-none place-items-center overflow-hidden rounded-full font-semibold text-ink leading-none',
  {
    variants: {
      size: { small: 'size-8 text-xs', medium: 'size-10 text-sm', large: 'size-14 text-md' },
      pictured: { true: '', false: 'border border-line-strong bg-raised' },
    },
  },
);
const PIXELS = { small: 32, medium: 40, large: 56 } as const;

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The person's name: the accessible name, and the source of the initials. */
  name: string;
  /** URL of a square picture. */
  src?: string | undefined;
  /** Set when the name is written beside it; hides the avatar from assistive technology. */
  decorative?: boolean | undefined;
  /** 32, 40 or 56 px. */
  size?: keyof typeof PIXELS | undefined;
}

/** A `<span>` with a person's picture in a circle, else the initials, else a generic figure. Other attributes and `ref` go to the span. */
export function Avatar({ name, src, size = 'medium', decorative = false, className, ...rest }: AvatarProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const aria = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name || 'Unknown person' };
  const side = PIXELS[size];
  const pictured = src !== undefined && src !== '' && src !== failedSrc;
  return (
    <span {...aria} {...rest} className={styles({ size, pictured, class: className })}>
      {pictured ? (
        <img
          src={src}
          alt=""
          width={side}
          height={side}
          loading="lazy"
          onError={() => setFailedSrc(src)}
          className="size-full object-cover"
        />
      ) : (
        initialsOf(name) || <Figure />
      )}
    </span>
  );
}

function Figure() {
  return (
    <svg viewBox="0 0 16 16" fill="currentColor" aria-hidden="true" className="size-3/5 text-muted">
      <path d="M8 2a3 3 0 110 6 3 3 0 010-6zM2 14.5c0-3 2.6-5 6-5s6 2 6 5z" />
    </svg>
  );
}
