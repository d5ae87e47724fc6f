import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox';
import { AriaField, splitAriaField } from '../Field/AriaField.tsx';
import { useValue } from '../Field/useValue.ts';
import type { ValueProps } from '../Field/value-props.ts';
import { useDebouncedCallback } from '../SearchField/useDebouncedCallback.ts';
import { ComboBoxControl } from './ComboBoxControl.tsx';
import { ComboBoxList, type ComboBoxOption } from './ComboBoxList.tsx';
import { type ComboBoxOwnProps, SEARCH_DEBOUNCE_MS } from './combo-box-props.ts';
import { LoadAgain } from './LoadAgain.tsx';
import { useUnchosenText } from './useUnchosenText.ts';

export type { ComboBoxOption };

export type ComboBoxProps = ComboBoxOwnProps & ValueProps<ComboBoxOption | null>;

/** react-aria's ComboBox as a field, with search. Props and `ref` go to the ComboBox. */
export function ComboBox({
  value,
  defaultValue,
  onChange,
  onSearch,
  placeholder,
  loading,
  emptyText,
  onRetry,
  options: offered,
  ...props
}: ComboBoxProps) {
  const [selected, select] = useValue({ value, defaultValue, onChange }, null);
  const unchosen = useUnchosenText();
  const { frame, control } = splitAriaField({ ...props, error: unchosen.message ?? props.error });
  const search = useDebouncedCallback((text) => onSearch?.(text), SEARCH_DEBOUNCE_MS);
  // A search that no longer finds the selected option must not clear the selection.
  const missing = selected && !offered.some((option) => option.value === selected.value);
  const options = missing ? [...offered, selected] : offered;
  return (
    <AriaComboBox
      {...control}
      value={selected?.value ?? null}
      // react-aria builds the list later and would leave a focused field empty.
      defaultInputValue={selected?.label ?? ''}
      onChange={(key) => {
        if (key !== null) unchosen.typing.forget();
        select(options.find((option) => option.value === key) ?? null);
      }}
      {...(onSearch ? { items: options, onInputChange: search.schedule } : { defaultItems: options })}
      allowsEmptyCollection
    >
      <AriaField {...frame}>
        <ComboBoxControl placeholder={placeholder} typing={unchosen.typing} />
        {onRetry && <LoadAgain label={frame.label} onRetry={onRetry} />}
      </AriaField>
      <ComboBoxList loading={loading} emptyText={emptyText} />
    </AriaComboBox>
  );
}
