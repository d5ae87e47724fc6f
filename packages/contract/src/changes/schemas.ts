import * as z from 'zod/mini';

const counter = z.number();

/** A counter for each of the office’s lists that goes up, within some seconds, when a row of the list changes. */
export const changes = z.object({
  guards: counter,
  clients: counter,
  posts: counter,
  bills: counter,
  clientApplications: counter,
  securityApplications: counter,
});
export type Changes = z.output<typeof changes>;
