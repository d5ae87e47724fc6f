import { Avatar } from '../Avatar/Avatar.tsx';
import { Rating } from '../Rating/Rating.tsx';

export interface QuoteProps {
  /** Without quotation marks. */
  text: string;
  name: string;
  /** Role and organization: `Secretary, Anand Vihar Residents’ Association`. */
  role?: string | undefined;
  /** URL of a square picture; initials are shown without one. */
  image?: string | undefined;
  /** Stars given, from 0 to `outOf`. */
  rating?: number | undefined;
  outOf?: number | undefined;
}

/** A quote with its author. */
export function Quote({ text, name, role, image, rating, outOf }: QuoteProps) {
  return (
    <figure>
      {rating !== undefined && <Rating value={rating} max={outOf} />}
      <blockquote className="wrap-anywhere mt-4 text-pretty font-medium text-[clamp(1.375rem,2.5vw,1.875rem)] leading-[1.36] tracking-[-0.01em]">
        <p>“{text}”</p>
      </blockquote>
      <figcaption className="mt-8 flex items-center gap-4">
        <Avatar name={name} src={image} size="large" decorative />
        <span className="wrap-anywhere min-w-0">
          <strong className="block font-semibold">{name}</strong>
          {role && <span className="block text-muted text-sm">{role}</span>}
        </span>
      </figcaption>
    </figure>
  );
}
