import type { Post } from '@prahari/contract/posts.schemas';
import type { Day } from '@prahari/domain/days';
import { atom } from 'nanostores';

/** Guards who have just been assigned to a post. */
export interface Assigned {
  /** The post before the assignment. */
  post: Post;
  names: readonly string[];
  startDate: Day;
  endDate: Day;
  /** Undoes the assignment; offered until an instant in milliseconds since 1970. */
  undo?: { until: number; onPress: () => void };
}

/** The last assignment to a post, until its message is closed. */
export const $assigned = atom<Assigned | null>(null);
