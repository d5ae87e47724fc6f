import type { Post } from '@prahari/contract/posts.schemas';
import type { Day } from '@prahari/domain/days';
import { atom } from 'nanostores';

/** Guards who have just been assigned to a post. */
export interface Assigned {
  /** The post before the assignment. */
  post: Post;
  names: readonly string[];
  /** Their ids. */
  guardIds: readonly string[];
  startDate: Day;
  endDate: Day;
  /** Undoes the assignment; offered until an instant in milliseconds since 1970. */
  undo?: { until: number; onPress: () => void };
}

/** The last assignment to a post, until its message is closed. */
export const $assigned = atom<Assigned | null>(null);

/** Ends the offer to undo it: undo of an assignment is refused once one of its guards has been withdrawn. */
export function endAssignedOf(guardIds: ReadonlySet<string>): void {
  if ($assigned.get()?.guardIds.some((id) => guardIds.has(id))) $assigned.set(null);
}
