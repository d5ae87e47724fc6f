import { useState } from 'react';
import type { SubmitResult } from '../../base/Form/useForm.ts';

/** The result of a correction, whose phone may be somebody's. */
export type CorrectionResult = SubmitResult & {
  /** True if nothing was changed because somebody else has the phone. */
  isPhoneTaken?: true | undefined;
};

/** A phone and the one that was confirmed to be shared. */
export interface PhoneDraft {
  phone: string;
  sharedPhone: string;
}

/** True if it was confirmed that two people use the phone. */
export const isShared = ({ phone, sharedPhone }: PhoneDraft): boolean =>
  sharedPhone !== '' && sharedPhone === phone;

/** Part of what is sent: a phone that is not confirmed to be shared must be nobody's. */
export const phoneRule = (draft: PhoneDraft): { hasOwnPhone?: true } =>
  isShared(draft) ? {} : { hasOwnPhone: true };

/** Returns the phone that was refused because somebody has it, and what notes it. */
export function useTakenPhone() {
  const [taken, setTaken] = useState<string>();
  const noteTaken = async (saving: Promise<CorrectionResult>, phone: string) => {
    const result = await saving;
    setTaken(result.isPhoneTaken && phone);
    return result;
  };
  return [taken, noteTaken] as const;
}
