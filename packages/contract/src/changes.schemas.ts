import * as z from 'zod/mini';
import * as wire from './changes.ts';
import { define } from './definition.ts';
import { dataReply } from './reply.schemas.ts';

const counter = z.number();

/** Counters of the office’s lists; a change to a list increments its counter within seconds. */
export const changes = z.object({
  guards: counter,
  clients: counter,
  posts: counter,
  bills: counter,
  clientApplications: counter,
  securityApplications: counter,
});
export type Changes = z.output<typeof changes>;

export const getChanges = define(wire.getChanges, {
  summary:
    'Counters of the changes of each list, for a page that shows what others change. Cheap: ask every few seconds.',
  reply: dataReply(changes),
});
