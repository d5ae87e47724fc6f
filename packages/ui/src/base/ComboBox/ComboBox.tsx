import { ComboBox as AriaComboBox, Label } from 'react-aria-components/ComboBox';
import { AriaFieldMessage } from '../Field/AriaFieldMessage.tsx';
import type { FieldProps } from '../Field/Field.tsx';
import { fieldStyles } from '../Field/field.styles.ts';
import { useDebouncedCallback } from '../SearchField/useDebouncedCallback.ts';
import { ComboBoxControl } from './ComboBoxControl.tsx';
import { ComboBoxList, type ComboBoxOption } from './ComboBoxList.tsx';

const SEARCH_WAIT_MS = 250;

export interface ComboBoxProps extends FieldProps {
  /** The chosen option, shown also while `options` has it no more; null while nothing is chosen. */
  value: ComboBoxOption | null;
  /** A choice was made, or taken away by emptying the field. */
  onChange: (value: ComboBoxOption | null) => void;
  /** All there is to choose from; with `onSearch`, what the last search found. */
  options: readonly ComboBoxOption[];
  /** Give it when a server searches: called with the text 250 ms after the last key. Without it, typing filters `options`. */
  onSearch?: ((text: string) => void) | undefined;
  /** A search is under way: the list says so while it is empty. */
  loading?: boolean | undefined;
  /** Said when nothing matches. */
  emptyText?: string | undefined;
  /** Says what to type: `Type a name`. */
  placeholder?: string | undefined;
}

/** One of many, found by typing. Opens when pressed, typed in, or by arrow down; leaving it puts back the text of the choice. */
export function ComboBox(props: ComboBoxProps) {
  const { label, name, hint, error, required, disabled, value, onChange, onSearch, placeholder } = props;
  const search = useDebouncedCallback((text) => onSearch?.(text), SEARCH_WAIT_MS);
  // A search that no longer finds the choice must not take the choice away.
  const lost = value && !props.options.some((option) => option.value === value.value);
  const options = lost ? [...props.options, value] : props.options;
  return (
    <AriaComboBox
      name={name}
      value={value?.value ?? null}
      // The list is built a moment later: a field that has focus by then would stay empty.
      defaultInputValue={value?.label ?? ''}
      onChange={(key) => onChange(options.find((option) => option.value === key) ?? null)}
      {...(onSearch ? { items: options, onInputChange: search.schedule } : { defaultItems: options })}
      allowsEmptyCollection
      isRequired={required === true}
      isDisabled={disabled === true}
      isInvalid={Boolean(error)}
      className={fieldStyles.root}
    >
      <Label className={fieldStyles.label}>{label}</Label>
      <ComboBoxControl placeholder={placeholder} />
      <AriaFieldMessage hint={hint} error={error} />
      <ComboBoxList loading={props.loading} emptyText={props.emptyText} />
    </AriaComboBox>
  );
}
