import { type KeyboardEvent, useRef } from 'react';
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox';
import { ComboBoxControl } from '../ComboBox/ComboBoxControl.tsx';
import { ComboBoxList, type ComboBoxOption } from '../ComboBox/ComboBoxList.tsx';
import { type ComboBoxOwnProps, SEARCH_DEBOUNCE_MS } from '../ComboBox/combo-box-props.ts';
import { LoadAgain } from '../ComboBox/LoadAgain.tsx';
import { useUnchosenText } from '../ComboBox/useUnchosenText.ts';
import { AriaField, splitAriaField } from '../Field/AriaField.tsx';
import { useValue } from '../Field/useValue.ts';
import type { ValueProps } from '../Field/value-props.ts';
import { useDebouncedCallback } from '../SearchField/useDebouncedCallback.ts';
import { TagList } from '../TagList/TagList.tsx';
import { fieldWords } from '../words/field-words.ts';
import { useWords } from '../words/useWords.ts';

export type { ComboBoxOption };

interface MultiComboBoxOwnProps extends ComboBoxOwnProps {
  /** Names the list of chosen options. */
  chosenLabel?: string | undefined;
  /** Name of the button that removes an option. */
  removeLabel?: ((label: string) => string) | undefined;
}

export type MultiComboBoxProps = MultiComboBoxOwnProps & ValueProps<readonly ComboBoxOption[]>;

/**
 * A ComboBox for several values, shown as tags above the input and sent as one field each. Props and
 * `ref` go to react-aria's ComboBox.
 */
export function MultiComboBox({
  value,
  defaultValue,
  onChange,
  onSearch,
  placeholder,
  loading,
  emptyText,
  onRetry,
  options: offered,
  chosenLabel,
  removeLabel,
  ...props
}: MultiComboBoxProps) {
  const unchosen = useUnchosenText();
  const { frame, control } = splitAriaField({ ...props, error: unchosen.message ?? props.error });
  const t = useWords(fieldWords);
  const place = useRef<HTMLDivElement>(null);
  const [chosen, choose] = useValue({ value, defaultValue, onChange }, []);
  const search = useDebouncedCallback((text) => onSearch?.(text), SEARCH_DEBOUNCE_MS);
  // A search that no longer finds a chosen option must not take it away.
  const missing = chosen.filter((one) => !offered.some((option) => option.value === one.value));
  const options = [...offered, ...missing];
  const canChange = !control.isDisabled && !control.isReadOnly;
  const input = () => place.current?.querySelector('input');
  const remove = (id: string) => {
    const rest = chosen.filter((option) => option.value !== id);
    choose(rest);
    if (rest.length === 0) input()?.focus();
  };
  const removeLast = ({ key, target }: KeyboardEvent) => {
    const last = chosen.at(-1);
    if (key === 'Backspace' && canChange && last && target === input() && input()?.value === '')
      remove(last.value);
  };
  return (
    <AriaComboBox
      {...control}
      selectionMode="multiple"
      value={chosen.map((option) => option.value)}
      onChange={(keys) => {
        unchosen.typing.forget();
        choose(keys.flatMap((key) => options.find((option) => option.value === key) ?? []));
      }}
      {...(onSearch ? { items: options, onInputChange: search.schedule } : { defaultItems: options })}
      allowsEmptyCollection
    >
      <AriaField {...frame}>
        <div ref={place} className="grid grid-cols-1 gap-1.5" onKeyDownCapture={removeLast}>
          {chosen.length > 0 && (
            <TagList
              label={`${chosenLabel ?? t('chosen')}: ${frame.label}`}
              tags={chosen.map((option) => ({ id: option.value, label: option.label }))}
              onRemove={canChange ? remove : undefined}
              removeLabel={removeLabel}
            />
          )}
          <ComboBoxControl placeholder={placeholder} typing={unchosen.typing} />
        </div>
        {onRetry && <LoadAgain label={frame.label} onRetry={onRetry} />}
      </AriaField>
      <ComboBoxList loading={loading} emptyText={emptyText} />
    </AriaComboBox>
  );
}
