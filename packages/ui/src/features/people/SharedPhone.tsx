import { Checkbox } from '../../base/Checkbox/Checkbox.tsx';
import type { FormState } from '../../base/Form/useForm.ts';
import { RowLink } from '../../base/Table/RowLink.tsx';
import { useWords } from '../../base/words/useWords.ts';
import { officePeopleWords } from './office-people-words.ts';
import { type PhoneDraft, type PhoneOwner, sharesPhone } from './shared-phone.ts';

interface SharedPhoneProps {
  form: Pick<FormState<PhoneDraft>, 'values' | 'set'>;
  /** The person who has the phone that was sent. */
  owner: PhoneOwner | undefined;
  /** The phone that was sent. */
  sent: string;
}

/** A link to whoever has the phone already, and the confirmation that both use it: families share phones. The error at the phone names the person. */
export function SharedPhone({ form, owner, sent }: SharedPhoneProps) {
  const t = useWords(officePeopleWords);
  const { values, set } = form;
  const isAsked = owner !== undefined && sent === values.phone;
  if (!isAsked && !sharesPhone(values)) return null;
  return (
    <div className="grid gap-2 sm:col-span-2">
      {isAsked && owner.link && (
        <p className="text-sm">
          {t('alreadyEnteredOpen')}
          <RowLink {...owner.link} inSentence>
            {owner.name}
          </RowLink>
        </p>
      )}
      <Checkbox
        name="sharesPhone"
        label={t('bothUseThisPhone')}
        checked={sharesPhone(values)}
        // The phone is set as well, because its error is answered.
        onChange={(isShared) => set({ phone: values.phone, sharedPhone: isShared ? values.phone : '' })}
      />
    </div>
  );
}
