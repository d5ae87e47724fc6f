import * as z from 'zod/mini';
import { serviceTypes } from '../client-applications/words.ts';
import {
  choice,
  e164Phone,
  flag,
  id,
  line,
  optionalEmail,
  optionalLine,
  optionalProse,
  prose,
} from '../fields.ts';
import { endNotBeforeStart, notOver } from '../period.ts';
import { postFields } from '../posts/schemas.ts';

/** What the office knows of a client it enters or corrects. */
const clientFields = {
  name: line('Client'),
  /** Whom to ask for. */
  contactName: optionalLine('Contact person'),
  phone: e164Phone(),
  /** The login; none when empty. */
  email: optionalEmail,
  /** Refuses a phone that another client has. */
  hasOwnPhone: flag('hasOwnPhone'),
};

/** A client and the post it asks for. */
export const addClientBody = z.object({ ...clientFields, ...postFields }).check(endNotBeforeStart, notOver);
export type AddClientBody = z.input<typeof addClientBody>;

/** The whole client with its changes. */
export const correctClientBody = z.object({
  clientId: id('Client'),
  ...clientFields,
  serviceType: choice('Service type', serviceTypes),
  location: prose('Location', 500),
});
export type CorrectClientBody = z.input<typeof correctClientBody>;

export const setClientNotesBody = z.object({ clientId: id('Client'), notes: optionalProse('Notes') });
export type SetClientNotesBody = z.input<typeof setClientNotesBody>;
