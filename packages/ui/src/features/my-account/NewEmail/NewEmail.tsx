import { authMessages } from '@prahari/contract/auth';
import { OTP_LENGTH } from '@prahari/contract/constants';
import type { EmailChange } from '@prahari/contract/my-account.schemas';
import { formatDay } from '@prahari/domain/format';
import { Button } from '../../../base/Button/Button.tsx';
import { Form } from '../../../base/Form/Form.tsx';
import { type SubmitResult, useForm } from '../../../base/Form/useForm.ts';
import { OneTimeCodeField } from '../../../base/OneTimeCodeField/OneTimeCodeField.tsx';
import { useDateNames } from '../../../base/words/date-words.ts';
import { useWords } from '../../../base/words/useWords.ts';
import { AccountSection } from '../AccountSection.tsx';
import { accountWords } from '../account-words.ts';

export interface NewEmailProps {
  /** The new email, which waits for its code. */
  change: EmailChange;
  /** Lets the new email count. */
  onConfirm: (otp: string) => Promise<SubmitResult>;
}

/** The person confirms the email that the office has entered, with the code mailed to it. */
export function NewEmail({ change, onConfirm }: NewEmailProps) {
  const t = useWords(accountWords);
  const names = useDateNames();
  const form = useForm({
    initial: { otp: '' },
    validate: ({ otp }): Record<string, string> =>
      otp.trim().length === OTP_LENGTH ? {} : { otp: authMessages.digitsMissing },
    submit: ({ otp }) => onConfirm(otp),
  });
  const { name: _, ...otp } = form.field('otp');
  return (
    <AccountSection
      title={t('newEmail')}
      lead={t('newEmailLead', { email: change.email, day: formatDay(change.until, names) })}
    >
      <Form form={form} className="grid gap-4">
        <OneTimeCodeField label={t('code')} length={OTP_LENGTH} {...otp} />
        <Button type="submit" className="justify-self-start" pending={form.pending}>
          {t('useEmail')}
        </Button>
      </Form>
    </AccountSection>
  );
}
