import { createEndpoint, endpoint } from './endpoint.ts';
import type { DataReply } from './reply.ts';
import type { AddWatchStepBody, Watch, WatchRow, WatchStep } from './watch.schemas.ts';

/** The office's steps about a place: it called, offered it, or replaced the guard. */
export const watchStepKinds = ['called', 'offered', 'replaced'] as const;
export type WatchStepKind = (typeof watchStepKinds)[number];

/** Worst first: nobody has the duty, the guard is said to be absent, is late, or has not started yet. */
export const watchStates = ['nobody', 'absent', 'late', 'notStarted'] as const;
export type WatchState = (typeof watchStates)[number];

/** Words about a call: `bus at Moshi`. */
export const WATCH_NOTE_MAX = 60;

export const watchMessages = {
  fetchFailed: 'Failed to fetch tonight’s watch',
  stepFailed: (message: string) => `Failed to keep the step: ${message}`,
} as const;

/** Names a row of the watch for as long as it is shown. */
export const watchRowKey = ({ post, day, duty }: Pick<WatchRow, 'post' | 'day' | 'duty'>): string =>
  [post._id ?? post.client._id, day, duty?._id ?? ''].join(' ');

/** Returns guards who have not started, and places that nobody has, of the duties that run now. */
export const getWatch = endpoint<DataReply<Watch>>({ method: 'GET', path: '/admin/watch', access: 'admin' });

/** Keeps that the office called a guard about a duty. Offers and replacements keep their own step. */
export const addWatchStep = createEndpoint<DataReply<WatchStep>, AddWatchStepBody>({
  method: 'POST',
  path: '/admin/watch-steps',
  access: 'admin',
});
