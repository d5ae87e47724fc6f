import { messageKindLabels, optionalKinds } from '@prahari/contract/messages';
import { Checkbox } from '../../../base/Checkbox/Checkbox.tsx';
import { TextField } from '../../../base/TextField/TextField.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import type { CompanyDraft } from '../company-draft.ts';
import type { CompanyFieldsProps } from './company-fields.ts';
import { companyFormWords } from './company-form-words.ts';
import { FormPart } from './FormPart.tsx';

const tells = (kind: string, isTold: boolean): Partial<CompanyDraft> => {
  const change: Partial<CompanyDraft> = {};
  change[`tells.${kind}`] = isTold;
  return change;
};

/** The office's number in messages, and the kinds of messages that are told. */
export const MessageFields = ({ form, field }: CompanyFieldsProps) => {
  const t = useWords(companyFormWords);
  return (
    <FormPart title={t('messages')} lead={t('guardsAndClientsAre')}>
      <TextField label={t('officePhone')} hint={t('inEachMessageFor')} type="tel" {...field('phone')} />
      <fieldset className="grid gap-x-4 gap-y-1 sm:col-span-2 sm:grid-cols-2">
        <legend className="mb-1 font-medium text-sm">{t('tellByMailAnd')}</legend>
        {optionalKinds.map((kind) => (
          <Checkbox
            key={kind}
            name={`tells.${kind}`}
            label={messageKindLabels[kind]}
            checked={form.values[`tells.${kind}`] === true}
            onChange={(isTold) => form.set(tells(kind, isTold))}
          />
        ))}
      </fieldset>
    </FormPart>
  );
};
