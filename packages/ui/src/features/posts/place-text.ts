import type { Post } from '@prahari/contract/posts.schemas';

/** `Kolar Road, Bhopal`. */
export const placeText = ({ place: { street, city } }: Pick<Post, 'place'>): string =>
  [street, city].filter(Boolean).join(', ');
