import { useEffect, useRef } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { AccountSection } from '../AccountSection.tsx';
import type { ApiTokensProps } from './ApiTokens.tsx';
import { apiTokensWords } from './api-tokens-words.ts';

type NewSecretProps = NonNullable<ApiTokensProps['newSecret']> & Pick<ApiTokensProps, 'onCopy' | 'onDone'>;

/** The secret of a new API token; shown only once. */
export function NewSecret({ name, token, onCopy, onDone }: NewSecretProps) {
  const t = useWords(apiTokensWords);
  const secret = useRef<HTMLElement>(null);
  useEffect(() => secret.current?.focus(), []);
  return (
    <AccountSection title={t('copyThisApiToken')} lead={t('wasMadeTokenIs', { name })}>
      <code
        ref={secret}
        tabIndex={-1}
        className="wrap-anywhere select-all rounded-md bg-sunken px-4 py-3 font-medium text-sm outline-offset-2"
      >
        {token}
      </code>
      <div className="flex flex-wrap justify-end gap-3">
        <Button onPress={() => onCopy(token)}>{t('copy')}</Button>
        <Button variant="primary" onPress={onDone}>
          {t('iHaveCopiedIt')}
        </Button>
      </div>
    </AccountSection>
  );
}
