import { API_TOKEN_MAX_DAYS, API_TOKEN_NAME_MAX } from '@prahari/contract/api-tokens';
import { currentDay } from '@prahari/contract/clock';
import { addDays } from '@prahari/domain/days';
import { DateField } from '../../../base/DateField/DateField.tsx';
import { useForm } from '../../../base/Form/useForm.ts';
import { TextField } from '../../../base/TextField/TextField.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { AccountForm } from '../AccountForm.tsx';
import type { ApiTokensProps, TypedApiToken } from './ApiTokens.tsx';
import { apiTokensWords } from './api-tokens-words.ts';
import { ScopesField } from './ScopesField.tsx';

const SUGGESTED_DAYS = 90;

interface NewApiTokenFormProps extends Pick<ApiTokensProps, 'check' | 'draft' | 'onCreate'> {
  onClose: () => void;
}

/** Name, scopes and last day of a new API token. */
export function NewApiTokenForm({ check, draft, onCreate, onClose }: NewApiTokenFormProps) {
  const t = useWords(apiTokensWords);
  const day = currentDay();
  const form = useForm<TypedApiToken>({
    initial: { name: '', scopes: [], validUntil: addDays(day, SUGGESTED_DAYS) },
    draft,
    validate: check,
    submit: (typed) => onCreate(typed),
    onSent: onClose,
  });
  const cancel = () => {
    form.reset();
    onClose();
  };
  return (
    <AccountForm form={form} label={t('newApiToken')} submit={t('makeToken')} onCancel={cancel}>
      <TextField
        label={t('name')}
        hint={t('whatUsesItSuch')}
        maxLength={API_TOKEN_NAME_MAX}
        required
        {...form.field('name')}
      />
      <ScopesField {...form.field('scopes')} />
      <DateField
        label={t('worksUntil')}
        hint={t('lastDayAtMost')}
        min={day}
        max={addDays(day, API_TOKEN_MAX_DAYS)}
        required
        {...form.field('validUntil')}
      />
    </AccountForm>
  );
}
