import { useState } from 'react';
import type { SubmitResult } from '../../base/Form/useForm.ts';
import type { LinkTarget } from '../../base/Table/RowLink.tsx';

/** A phone and the one that was confirmed to be shared. */
export interface PhoneDraft {
  phone: string;
  sharedPhone: string;
}

/** The person who has a phone already. */
export interface PhoneOwner {
  name: string;
  /** The owner's record; missing when there is none yet. */
  link?: LinkTarget | undefined;
}

/** The result of saving a person, whose phone may be somebody's. */
export type PersonResult = SubmitResult & { phoneOwner?: PhoneOwner | undefined };

/** True if it was confirmed that the person shares this phone. */
export const sharesPhone = ({ phone, sharedPhone }: PhoneDraft): boolean =>
  sharedPhone !== '' && sharedPhone === phone;

/** Part of what is sent: a new phone that is not confirmed to be shared must be nobody's. @param earlier the phone that was saved before */
export const phoneRule = (draft: PhoneDraft, earlier?: string): { hasOwnPhone?: true } =>
  draft.phone === earlier || sharesPhone(draft) ? {} : { hasOwnPhone: true };

/** The phone that was refused because somebody has it, for `SharedPhone`, and what notes it. */
export function useRefusedPhone() {
  const [refused, setRefused] = useState<{ owner: PhoneOwner | undefined; sent: string }>({
    owner: undefined,
    sent: '',
  });
  const noteRefusal = async (saving: Promise<PersonResult>, sent: string) => {
    const result = await saving;
    setRefused({ owner: result.phoneOwner, sent });
    return result;
  };
  return [refused, noteRefusal] as const;
}
