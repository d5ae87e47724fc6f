import { OTP_LENGTH } from '@prahari/contract/constants';
import { useState } from 'react';
import { Button } from '../../base/Button/Button.tsx';
import type { BoundField } from '../../base/Form/useForm.ts';
import { OneTimeCodeField } from '../../base/OneTimeCodeField/OneTimeCodeField.tsx';
import { TextField } from '../../base/TextField/TextField.tsx';
import { useWords } from '../../base/words/useWords.ts';
import { authWords } from './auth-words.ts';

export interface SecondFactorFieldProps extends BoundField<string> {
  /** All six digits are there. */
  onComplete: () => void;
}

/** Takes the authenticator app's 6-digit code, or a recovery code. */
export function SecondFactorCodeField({ onComplete, name, value, onChange, error }: SecondFactorFieldProps) {
  const t = useWords(authWords);
  const [isRecovery, setIsRecovery] = useState(false);
  const change = () => {
    onChange('');
    setIsRecovery(!isRecovery);
  };
  return (
    <div className="grid gap-1.5">
      {isRecovery ? (
        <TextField
          label={t('recoveryCode')}
          hint={t('recoveryHint')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          {...{ name, value, onChange, error }}
        />
      ) : (
        <OneTimeCodeField
          label={t('code')}
          length={OTP_LENGTH}
          hint={t('appCodeHint')}
          autoFocus
          onComplete={onComplete}
          {...{ value, onChange, error }}
        />
      )}
      <Button variant="plain" size="small" className="-ms-2.5 justify-self-start" onPress={change}>
        {t(isRecovery ? 'useApp' : 'useRecovery')}
      </Button>
    </div>
  );
}
