import {
  type assignGuard,
  assignGuardForm,
  type BodyOf,
  defaultShift,
  fieldErrors,
  type Shift,
} from '@prahari/contract';

/** What the Assign Guards form holds while it is filled in; places are held flat under their path on the wire. */
export interface AssignDraft {
  guardId: string | null;
  clientId: string | null;
  startDate: string;
  endDate: string;
  shift: Shift;
  'location.street': string;
  'location.city': string;
  'location.state': string;
  'location.zipCode': string;
}

export type NewAssignment = BodyOf<typeof assignGuard>;

/** An empty form, or one that starts with a client chosen. */
export const emptyAssignment = (clientId: string | null): AssignDraft => ({
  guardId: null,
  clientId,
  startDate: '',
  endDate: '',
  shift: defaultShift,
  'location.street': '',
  'location.city': '',
  'location.state': '',
  'location.zipCode': '',
});

const nested = (draft: AssignDraft) => ({
  guardId: draft.guardId,
  clientId: draft.clientId,
  startDate: draft.startDate,
  endDate: draft.endDate,
  shift: draft.shift,
  location: {
    street: draft['location.street'].trim(),
    city: draft['location.city'].trim(),
    state: draft['location.state'].trim(),
    zipCode: draft['location.zipCode'].trim(),
  },
});

/** What is wrong, by field (SPEC section 5, Assign form: all fields required). */
export const assignErrors = (draft: AssignDraft) => fieldErrors(assignGuardForm, nested(draft));

/** What is sent; only for a draft without errors. */
export const toNewAssignment = (draft: AssignDraft): NewAssignment => ({
  ...nested(draft),
  guardId: draft.guardId ?? '',
  clientId: draft.clientId ?? '',
});
