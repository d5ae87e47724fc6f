import { defineWords } from '../words/define-words.ts';

/** Words of carousels; what slides are called is the host's. */
export const carouselWords = defineWords('carousel', {
  carousel: 'carousel',
  nextSlide: ({ one }: { one: string }) => `Next ${one}`,
  pauseSlides: ({ many }: { many: string }) => `Pause ${many}`,
  place: ({ place, count }: { place: string; count: string }) => `${place} of ${count}`,
  playSlides: ({ many }: { many: string }) => `Play ${many}`,
  previousSlide: ({ one }: { one: string }) => `Previous ${one}`,
});
