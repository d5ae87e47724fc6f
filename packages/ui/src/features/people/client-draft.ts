import type { ServiceType } from '@prahari/contract/applications';
import { fieldErrors } from '@prahari/contract/check';
import {
  type AddClientBody,
  addClientBody,
  type ClientRecord,
  type CorrectClientBody,
  correctClientBody,
} from '@prahari/contract/clients.schemas';
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

/** The values that identify a client. */
export type ContactDraft = PhoneDraft & Pick<NewClientDraft, 'name' | 'contactName' | 'email'>;

const contactIn = ({ name, contactName, phone, email }: ContactDraft) => ({
  name,
  contactName,
  phone,
  email,
});

export const toNewClient = (draft: NewClientDraft): AddClientBody => {
  const { street, city, state, zipCode, shift, asked, startDate, endDate } = draft;
  return {
    ...contactIn(draft),
    place: { street, city, state, zipCode },
    shift,
    // An empty or invalid number is reported by the schema.
    asked: (asked === '' ? undefined : asked) as number,
    startDate,
    endDate,
    ...phoneRule(draft),
  };
};

/** `place.city` is the field `city`. */
export const fieldOf = (path: string): string => path.replace(/^place\./, '');

export const newClientErrors = (draft: NewClientDraft): Record<string, string> =>
  fieldErrors(addClientBody, toNewClient(draft), fieldOf);

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
  phone: draft.phone === client.phone ? undefined : draft.phone,
  ...phoneRule(draft, client.phone ?? ''),
  serviceType: draft.serviceType,
  location: draft.location,
});

export const clientErrors = (record: ClientRecord, draft: ClientDraft): Record<string, string> =>
  fieldErrors(correctClientBody, toClientBody(record, draft));
