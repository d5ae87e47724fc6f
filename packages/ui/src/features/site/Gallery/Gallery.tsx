import type { ReactNode } from 'react';
import { Carousel } from '../../../base/Carousel/Carousel.tsx';

export interface GalleryProps {
  /** The heading above the pictures. */
  title: string;
  /** A line below the heading. */
  intro: string;
  /** How many pictures there are. */
  count: number;
  /** They move on by themselves after so many milliseconds. */
  autoplayMs: number;
  /** A GallerySlide for each. */
  children: ReactNode;
}

const OF = ['picture', 'pictures'] as const;

/** The landing page's pictures, in a band as wide as the screen. */
export function Gallery(props: GalleryProps) {
  return <Carousel {...props} of={OF} reach="page" />;
}
