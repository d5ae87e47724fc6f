import type { assignGuard } from '@prahari/contract/assignments';
import { assignGuardForm, type Location } from '@prahari/contract/assignments.schemas';
import { fieldErrors } from '@prahari/contract/check';
import type { BodyOf } from '@prahari/contract/endpoint';
import { defaultShift, type Shift } from '@prahari/domain/shifts';
import type { ComboBoxOption } from '../../../base/ComboBox/ComboBoxList.tsx';

/** The values of the Assign Guards form. Nested fields have their path in the request body as key. */
export type AssignDraft = ReturnType<typeof emptyAssignment>;

export type NewAssignment = BodyOf<typeof assignGuard>;

/** The place of a form whose location is not filled in. */
export const NOWHERE: Location = { street: '', city: '', state: '', zipCode: '' };

/** An empty form, with the client if one is preselected. */
export const emptyAssignment = (client: ComboBoxOption | null) => ({
  /** The selected option; its `value` is the id. */
  guardId: null as ComboBoxOption | null,
  /** The selected or preselected option; its `value` is the id. */
  clientId: client,
  startDate: '',
  endDate: '',
  shift: defaultShift as Shift,
  ...locationDraft(NOWHERE),
  /** The reason to assign a guard with an expired paper; asked for once the API refuses. */
  papersReason: '',
});

/** A known place as values of the form. */
export const locationDraft = ({ street, city, state, zipCode }: Location) => ({
  'location.street': street,
  'location.city': city,
  'location.state': state,
  'location.zipCode': zipCode,
});

/** True if the form has exactly this place. */
export const isAt = (draft: AssignDraft, place: Location): boolean =>
  Object.entries(locationDraft(place)).every(([name, value]) => draft[name as keyof AssignDraft] === value);

/** The kept draft, or an empty form when another client is preselected now. */
export function restoreDraft(client: ComboBoxOption | null, kept: AssignDraft): AssignDraft {
  const before = kept.clientId;
  if (client && before && client.value !== before.value) return emptyAssignment(client);
  return { ...kept, clientId: client ?? before };
}

/** The request body of a valid draft. */
export const toNewAssignment = (draft: AssignDraft): NewAssignment => ({
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
  ...(draft.papersReason.trim() && { papersReason: draft.papersReason.trim() }),
});

/** Validates the draft: errors by field (SPEC section 5, Assign form: all fields required). */
export const assignErrors = (draft: AssignDraft) => fieldErrors(assignGuardForm, toNewAssignment(draft));
