import { cva } from 'class-variance-authority';

/** `above`: title and buttons over the slides. `beside`: left of them where there is room. */
export const frameStyles = cva('', {
  variants: {
    layout: {
      above: '',
      beside:
        'grid gap-8 @min-[44rem]:grid-cols-[minmax(0,1fr)_minmax(0,2.1fr)] @min-[44rem]:gap-[clamp(2rem,6vw,5rem)]',
    },
    reach: { frame: '', page: '' },
  },
});

export const headStyles = cva('', {
  variants: {
    layout: {
      above:
        'mb-8 flex flex-col justify-between gap-6 @min-[44rem]:mb-12 @min-[44rem]:flex-row @min-[44rem]:items-end',
      beside: 'grid content-start gap-6',
    },
    reach: { frame: '', page: 'mx-auto w-full max-w-page px-[clamp(1.25rem,4vw,2.5rem)]' },
  },
});

/** `page`: slides run to the screen's edges, and the first begins where the page's text does, however wide the screen. */
export const trackStyles = cva('scroll-quiet grid snap-x snap-mandatory grid-flow-col', {
  variants: {
    slides: {
      one: 'auto-cols-[100%] gap-8',
      peek: 'gap-4 @min-[40rem]:gap-6',
    },
    reach: {
      frame: '',
      page: 'px-[max(clamp(1.25rem,4vw,2.5rem),calc((100%-86rem)/2+2.5rem))] scroll-px-[max(clamp(1.25rem,4vw,2.5rem),calc((100%-86rem)/2+2.5rem))]',
    },
  },
  compoundVariants: [
    { slides: 'peek', reach: 'frame', class: 'auto-cols-[86%] @min-[40rem]:auto-cols-[min(58rem,82%)]' },
    { slides: 'peek', reach: 'page', class: 'auto-cols-[86vw] @min-[40rem]:auto-cols-[min(58rem,82vw)]' },
  ],
});
