import { type KeyboardEvent, useContext } from 'react';
import { Button, ComboBoxStateContext, Input } from 'react-aria-components/ComboBox';
import { bareInput, controlGroupStyles } from '../Field/control-group.styles.ts';
import { Icon } from '../Icon/Icon.tsx';
import { fieldWords } from '../words/field-words.ts';
import { useWords } from '../words/useWords.ts';
import type { Typing } from './useUnchosenText.ts';

interface ComboBoxControlProps {
  placeholder: string | undefined;
  /** Is told of each text that is typed or left. */
  typing: Typing;
}

/** Opens on press, not on focus, so that a focused first field doesn't cover the others. */
export function ComboBoxControl({ placeholder, typing }: ComboBoxControlProps) {
  const t = useWords(fieldWords);
  const state = useContext(ComboBoxStateContext);
  const open = () => {
    if (state && !state.isOpen) state.open(null, 'manual');
  };
  // react-aria takes back what was typed when no option has the focus.
  const focusOnlyMatch = ({ key }: KeyboardEvent) => {
    const only = state?.collection.size === 1 ? state.collection.getFirstKey() : null;
    if (key === 'Enter' && state?.isOpen && only != null) state.selectionManager.setFocusedKey(only);
  };
  return (
    <div
      className={controlGroupStyles()}
      onKeyDownCapture={(event) => {
        if (event.key === 'Escape') typing.forget();
        focusOnlyMatch(event);
      }}
      onFocusCapture={typing.forget}
      onInputCapture={({ target }) => typing.type((target as HTMLInputElement).value)}
      onBlurCapture={typing.leave}
    >
      <Input {...(placeholder ? { placeholder } : {})} onClick={open} className={`${bareInput} truncate`} />
      <Button
        aria-label={t('showChoices')}
        className="relative grid w-9 place-items-center self-stretch text-muted after:absolute after:inset-y-0 after:-inset-x-1"
      >
        <Icon name="chevron-down" className="size-4" />
      </Button>
    </div>
  );
}
