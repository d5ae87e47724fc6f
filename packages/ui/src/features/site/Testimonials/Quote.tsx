import { STARS } from '@prahari/contract/constants';
import { Rating } from '../../../base/Rating/Rating.tsx';

export interface Testimonial {
  id: string;
  name: string;
  /** What the person is: `Secretary, Anand Vihar Residents’ Association`. */
  role: string;
  /** Address of a square picture. */
  image: string;
  text: string;
  /** 1 to 5. */
  rating: number;
}

export function Quote({ name, role, image, text, rating }: Testimonial) {
  return (
    <figure className="snap-start">
      <Rating value={rating} max={STARS} />
      <blockquote className="mt-4 text-pretty font-medium text-[clamp(1.375rem,2.5vw,1.875rem)] leading-[1.36] tracking-[-0.01em]">
        <p>“{text}”</p>
      </blockquote>
      <figcaption className="mt-8 flex items-center gap-4">
        <img
          src={image}
          alt=""
          width="56"
          height="56"
          loading="lazy"
          className="size-14 shrink-0 rounded-full"
        />
        <span>
          <strong className="block font-semibold">{name}</strong>
          <span className="block text-muted text-sm">{role}</span>
        </span>
      </figcaption>
    </figure>
  );
}
