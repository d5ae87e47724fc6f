import { Checkbox } from '../../base/Checkbox/Checkbox.tsx';
import type { FormState, SubmitResult } from '../../base/Form/useForm.ts';
import { type LinkTarget, RowLink } from '../../base/Table/RowLink.tsx';
import { type PhoneDraft, sharesPhone } from './shared-phone.ts';

/** Who has a phone already. */
export interface PhoneOwner {
  name: string;
  /** The owner's record; missing when there is none yet. */
  link?: LinkTarget | undefined;
}

/** The result of adding a person, who may have somebody's phone. */
export type AddResult = SubmitResult & { phoneOwner?: PhoneOwner | undefined };

interface SharedPhoneProps {
  form: Pick<FormState<PhoneDraft>, 'values' | 'set'>;
  /** Who has the phone that was sent. */
  owner: PhoneOwner | undefined;
  /** The phone that was sent. */
  sent: string;
}

/** Who has the phone already, and the confirmation that both use it: families share phones. */
export function SharedPhone({ form, owner, sent }: SharedPhoneProps) {
  const { values, set } = form;
  const isAsked = owner !== undefined && sent === values.phone;
  if (!isAsked && !sharesPhone(values)) return null;
  return (
    <div className="grid gap-2 sm:col-span-2">
      {isAsked && (
        <p className="text-sm">
          {owner.link ? (
            <RowLink {...owner.link} inSentence>
              {owner.name}
            </RowLink>
          ) : (
            owner.name
          )}{' '}
          has this phone.
        </p>
      )}
      <Checkbox
        name="sharesPhone"
        label="Both use this phone"
        checked={sharesPhone(values)}
        // The phone is set as well, because its error is answered.
        onChange={(isShared) => set({ phone: values.phone, sharedPhone: isShared ? values.phone : '' })}
      />
    </div>
  );
}
