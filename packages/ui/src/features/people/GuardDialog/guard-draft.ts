import { fieldErrors } from '@prahari/contract/check';
import { type PaperKind, paperKinds } from '@prahari/contract/documents';
import { type AddGuardBody, addGuardBody, type GuardRecord } from '@prahari/contract/guards.schemas';
import type { NumberOrText } from '../../../base/NumberField/useNumberInput.ts';
import { phoneRule } from '../shared-phone.ts';

export const emptyGuard = {
  name: '',
  phone: '',
  sharedPhone: '',
  email: '',
  city: '',
  dateOfBirth: '',
  experience: '' as NumberOrText,
  skills: '',
  policeVerificationNumber: '',
  policeVerificationExpiresOn: '',
  psaraTrainingNumber: '',
  psaraTrainingExpiresOn: '',
  medicalNumber: '',
  medicalExpiresOn: '',
};

/** The form's values. A paper with neither number nor expiry is left out. */
export type GuardDraft = typeof emptyGuard;

export const draftOfGuard = ({ guard, phone, city, dateOfBirth }: GuardRecord): GuardDraft => ({
  ...emptyGuard,
  name: guard.user.name,
  phone,
  email: guard.user.email,
  city,
  dateOfBirth: dateOfBirth ?? '',
  experience: guard.experience,
  skills: guard.specialization.join(', '),
});

const enteredKinds = (draft: GuardDraft): PaperKind[] =>
  paperKinds.filter((kind) => draft[`${kind}Number`] || draft[`${kind}ExpiresOn`]);

/** @param earlierPhone the phone of the guard to correct */
export function toGuardBody(draft: GuardDraft, earlierPhone?: string): AddGuardBody {
  const { name, phone, email, city, dateOfBirth, experience, skills } = draft;
  return {
    name: name.trim(),
    phone,
    email,
    city: city.trim(),
    dateOfBirth,
    ...(experience !== '' && { experience: experience as number }),
    skills,
    papers: enteredKinds(draft).map((kind) => ({
      kind,
      number: draft[`${kind}Number`].trim(),
      expiresOn: draft[`${kind}ExpiresOn`],
    })),
    ...phoneRule(draft, earlierPhone),
  };
}

/** The field of an error: `papers.0.number` is the first entered paper's. */
export function fieldOf(path: string, draft: GuardDraft): string {
  const [, index, part] = /^papers\.(\d)\.(number|expiresOn)$/.exec(path) ?? [];
  const kind = index && enteredKinds(draft)[Number(index)];
  if (!kind) return path;
  return part === 'number' ? `${kind}Number` : `${kind}ExpiresOn`;
}

export const guardErrors = (draft: GuardDraft): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fieldErrors(addGuardBody, toGuardBody(draft))).map(([path, error]) => [
      fieldOf(path, draft),
      error,
    ]),
  );
