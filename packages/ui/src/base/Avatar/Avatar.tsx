import { type ComponentProps, useState } from 'react';
import { Shape } from '../Icon/Shape.tsx';
import { PAUSE } from '../Icon/single-shapes.ts';
import { useWords } from '../words/useWords.ts';
import { avatarStyles, pauseStyles } from './avatar.styles.ts';
import { avatarColorOf } from './avatar-color.ts';
import { avatarWords } from './avatar-words.ts';
import { initialsOf } from './initials.ts';

/** Drawn as a circle, bars or a plain disc. It is never the only sign: write the word beside it. */
export type AvatarState = 'onDuty' | 'onBreak' | 'assigned' | 'absent' | 'off';

const PIXELS = { xsmall: 24, small: 28, medium: 40, large: 56, xlarge: 80 } as const;

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The person's name: the accessible name, and the source of the initials. */
  name: string;
  /** Chooses the color of the disc, so that it stays when the name changes. */
  personId?: string | undefined;
  /** Shown instead of the name's own initials, as `distinctInitials` tells people apart. */
  initials?: string | undefined;
  /** URL of a square picture. */
  src?: string | undefined;
  /** The state of the person now. */
  state?: AvatarState | undefined;
  /** Set when the name is written beside it; hides the avatar from assistive technology. */
  decorative?: boolean | undefined;
  /** 24 or 28 px outlined, for lists; 40, 56 or 80 px in one of six colors. */
  size?: keyof typeof PIXELS | undefined;
}

/** A `<span>` with a picture, initials or a generic figure. Attributes and `ref` go to the span. */
export function Avatar({
  name,
  personId = name,
  initials = initialsOf(name),
  src,
  state,
  size = 'medium',
  decorative = false,
  className,
  ...rest
}: AvatarProps) {
  const t = useWords(avatarWords);
  const [failedSrc, setFailedSrc] = useState<string>();
  const label = [name || t('unknownPerson'), state && t(state)].filter(Boolean).join(', ');
  const aria = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label, title: label };
  const side = PIXELS[size];
  const pictured = src !== undefined && src !== '' && src !== failedSrc;
  const look = pictured ? 'pictured' : side < 40 ? 'outlined' : 'colored';
  const color = look === 'colored' ? `avatar-colored-${avatarColorOf(personId)}` : undefined;
  const own = { size, look, state: state ?? 'none', narrow: [...initials].length > 2 } as const;
  return (
    <span {...aria} {...rest} className={avatarStyles({ ...own, class: [color, className] })}>
      {pictured ? (
        <img
          src={src}
          alt=""
          width={side}
          height={side}
          loading="lazy"
          onError={() => setFailedSrc(src)}
          className="size-full rounded-full object-cover"
        />
      ) : (
        (initials && <span className="contents">{initials}</span>) || <Figure />
      )}
      {state === 'onBreak' && (
        <span className={pauseStyles({ look })} aria-hidden="true">
          <Shape shape={PAUSE} className="size-3/5" />
        </span>
      )}
    </span>
  );
}

function Figure() {
  return (
    <svg viewBox="0 0 16 16" fill="currentColor" aria-hidden="true" className="size-3/5">
      <path d="M8 2a3 3 0 110 6 3 3 0 010-6zM2 14.5c0-3 2.6-5 6-5s6 2 6 5z" />
    </svg>
  );
}
