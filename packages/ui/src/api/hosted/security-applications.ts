import type { SecurityApplication } from '@prahari/contract/applications.schemas';
import { ApiError } from '../ApiError.ts';
import type { CompleteList } from './complete-list.ts';
import { toDay, toInstant, toPerson } from './people.ts';
import { asEnum, asRaw, dataOf, idOf, listIn, num, text, textOrNumber } from './read.ts';

export function toSecurityApplication(value: unknown): SecurityApplication {
  const raw = asRaw(value);
  return {
    ...raw,
    _id: idOf(value),
    user: toPerson(raw.user),
    fullName: text(raw.fullName),
    dateOfBirth: toDay(raw.dateOfBirth),
    address: text(raw.address),
    phoneNumber: textOrNumber(raw.phoneNumber),
    experience: Math.max(0, num(raw.experience, 0)),
    qualifications: text(raw.qualifications),
    previousEmployer: text(raw.previousEmployer),
    documents: listIn(raw.documents).map(text),
    additionalDetails: text(raw.additionalDetails),
    // The hosted API sends either word.
    status: raw.status === 'approved' ? 'accepted' : asEnum(raw.status || 'pending'),
    createdAt: toInstant(raw.createdAt),
  };
}

/** Reads the latest application, which may be nested. @throws ApiError 200 without one, as for a refusal */
export function toLatestApplicationReply(reply: unknown) {
  const data = dataOf(reply);
  const application = asRaw(data).application ?? data;
  if (!idOf(application) && !text(asRaw(application).status)) throw new ApiError(200, {});
  return { success: true as const, data: toSecurityApplication(application) };
}

export const securityApplicationList: CompleteList<SecurityApplication> = {
  toRow: toSecurityApplication,
  texts: ({ user, fullName, address, phoneNumber, qualifications }) => [
    fullName,
    user.name,
    user.email,
    address,
    phoneNumber,
    qualifications,
  ],
};
