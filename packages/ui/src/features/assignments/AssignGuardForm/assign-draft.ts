import {
  type assignGuard,
  assignGuardForm,
  type BodyOf,
  defaultShift,
  fieldErrors,
  type Shift,
} from '@prahari/contract';
import type { ComboBoxOption } from '../../../base/ComboBox/ComboBoxList.tsx';

/** What the Assign Guards form holds while it is filled in; places are held flat under their path on the wire. */
export interface AssignDraft {
  /** As chosen from the list: its value is the id. */
  guardId: ComboBoxOption | null;
  /** As chosen from the list, or before the form opened. */
  clientId: ComboBoxOption | null;
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
export const emptyAssignment = (client: ComboBoxOption | null): AssignDraft => ({
  guardId: null,
  clientId: client,
  startDate: '',
  endDate: '',
  shift: defaultShift,
  'location.street': '',
  'location.city': '',
  'location.state': '',
  'location.zipCode': '',
});

/** Goes on with what was typed, unless that was for another client than the one chosen now. */
export function restoreDraft(client: ComboBoxOption | null, kept: AssignDraft): AssignDraft {
  const before = kept.clientId;
  if (client && before && client.value !== before.value) return emptyAssignment(client);
  return { ...kept, clientId: client ?? before };
}

const nested = (draft: AssignDraft) => ({
  guardId: draft.guardId?.value ?? '',
  clientId: draft.clientId?.value ?? '',
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
export const toNewAssignment = (draft: AssignDraft): NewAssignment => nested(draft);
