import { fieldErrors } from '@prahari/contract/check';
import {
  type AddClientBody,
  addClientBody,
  type ClientRecord,
  type CorrectClientBody,
  correctClientBody,
} from '@prahari/contract/clients.schemas';
import type { ServiceType } from '@prahari/contract/requests';
import { defaultShift, type Shift } from '@prahari/domain/shifts';
import type { NumberOrText } from '../../base/NumberField/useNumberInput.ts';
import { type PhoneDraft, phoneRule } from './shared-phone.ts';

export const emptyClient = {
  name: '',
  contactName: '',
  phone: '',
  sharedPhone: '',
  email: '',
  street: '',
  city: '',
  state: '',
  zipCode: '',
  shift: defaultShift as Shift,
  asked: '' as NumberOrText,
  startDate: '',
  endDate: '',
};

/** A client and the post it asks for. */
export type NewClientDraft = typeof emptyClient;

/** What identifies a client. */
export type ContactDraft = PhoneDraft & Pick<NewClientDraft, 'name' | 'contactName' | 'email'>;

const contactIn = ({ name, contactName, phone, email }: ContactDraft) => ({
  name: name.trim(),
  contactName: contactName.trim(),
  phone,
  email,
});

export const toNewClient = (draft: NewClientDraft): AddClientBody => ({
  ...contactIn(draft),
  place: {
    street: draft.street.trim(),
    city: draft.city.trim(),
    state: draft.state.trim(),
    zipCode: draft.zipCode.trim(),
  },
  shift: draft.shift,
  // An empty or invalid number is reported by the schema.
  asked: (draft.asked === '' ? undefined : draft.asked) as number,
  startDate: draft.startDate,
  endDate: draft.endDate,
  ...phoneRule(draft),
});

/** `place.city` is the field `city`. */
export const fieldOf = (path: string): string => path.replace(/^place\./, '');

export const newClientErrors = (draft: NewClientDraft): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fieldErrors(addClientBody, toNewClient(draft))).map(([path, error]) => [
      fieldOf(path),
      error,
    ]),
  );

export interface ClientDraft extends ContactDraft {
  serviceType: ServiceType;
  location: string;
}

export const draftOfClient = ({ client, contactName }: ClientRecord): ClientDraft => ({
  name: client.user.name,
  contactName,
  phone: client.phone ?? '',
  sharedPhone: '',
  email: client.user.email,
  serviceType: client.serviceType,
  location: client.location,
});

export const toClientBody = ({ client }: ClientRecord, draft: ClientDraft): CorrectClientBody => ({
  clientId: client._id,
  ...contactIn(draft),
  ...phoneRule(draft, client.phone ?? ''),
  serviceType: draft.serviceType,
  location: draft.location.trim(),
});

export const clientErrors = (record: ClientRecord, draft: ClientDraft): Record<string, string> =>
  fieldErrors(correctClientBody, toClientBody(record, draft));
