import type { ReactNode } from 'react';
import { Carousel } from '../../../base/Carousel/Carousel.tsx';

export interface GalleryProps {
  /** The heading above the pictures. */
  title: string;
  /** A line below the heading. */
  intro: string;
  /** The number of pictures. */
  count: number;
  /** Milliseconds between automatic advances. */
  autoplayMs: number;
  /** One GallerySlide per picture. */
  children: ReactNode;
}

const NOUNS = ['picture', 'pictures'] as const;

/** The landing page's pictures, as wide as the screen. */
export function Gallery(props: GalleryProps) {
  return <Carousel {...props} nouns={NOUNS} reach="page" />;
}
