import { Checkbox } from '../../base/Checkbox/Checkbox.tsx';
import type { FormState } from '../../base/Form/useForm.ts';
import { useWords } from '../../base/words/useWords.ts';
import { officeDataRequestsWords } from './office-data-requests-words.ts';
import { isShared, type PhoneDraft } from './shared-phone.ts';

interface SharedPhoneProps {
  form: Pick<FormState<PhoneDraft>, 'values' | 'set'>;
  /** The phone that was refused because somebody has it. */
  taken: string | undefined;
}

/** Confirms that two people use one phone, as families do. The error at the phone names the other person. */
export function SharedPhone({ form: { values, set }, taken }: SharedPhoneProps) {
  const t = useWords(officeDataRequestsWords);
  const { phone } = values;
  if (phone !== taken && !isShared(values)) return null;
  return (
    <Checkbox
      name="sharesPhone"
      label={t('bothUseThisPhone')}
      checked={isShared(values)}
      // The phone is set as well, because its error is answered.
      onChange={(isChecked) => set({ phone, sharedPhone: isChecked ? phone : '' })}
    />
  );
}
