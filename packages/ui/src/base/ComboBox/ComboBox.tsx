import type { Ref } from 'react';
import {
  ComboBox as AriaComboBox,
  type ComboBoxProps as AriaComboBoxProps,
} from 'react-aria-components/ComboBox';
import { AriaField, splitAriaField } from '../Field/AriaField.tsx';
import type { BoxFieldProps } from '../Field/field-props.ts';
import { useValue } from '../Field/useValue.ts';
import type { ValueProps } from '../Field/value-props.ts';
import { useDebouncedCallback } from '../SearchField/useDebouncedCallback.ts';
import { ComboBoxControl } from './ComboBoxControl.tsx';
import { ComboBoxList, type ComboBoxOption } from './ComboBoxList.tsx';
import { LoadAgain } from './LoadAgain.tsx';

export type { ComboBoxOption };

const SEARCH_DEBOUNCE_MS = 250;

type AriaProps = Pick<
  AriaComboBoxProps<ComboBoxOption>,
  | 'autoFocus'
  | 'form'
  | 'id'
  | 'onBlur'
  | 'onFocus'
  | 'onFocusChange'
  | 'onKeyDown'
  | 'onKeyUp'
  | 'onOpenChange'
  | 'slot'
  | 'style'
>;

interface ComboBoxOwnProps extends BoxFieldProps, AriaProps {
  /** All options; with `onSearch`, the results of the last search. */
  options: readonly ComboBoxOption[];
  /** Searches on the server, 250 ms after the last key. Without it, typing filters `options`. */
  onSearch?: ((text: string) => void) | undefined;
  /** A search is running; an empty list shows it. */
  loading?: boolean | undefined;
  /** Shown when nothing matches. */
  emptyText?: string | undefined;
  /** The options could not be loaded: says so below and loads them again. */
  onRetry?: (() => void) | undefined;
  /** Says what to type: `Type a name`. */
  placeholder?: string | undefined;
  /** The value is shown and sent, and cannot be changed. */
  readOnly?: boolean | undefined;
  /** The element around the whole field. */
  ref?: Ref<HTMLDivElement> | undefined;
}

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
  const { frame, control } = splitAriaField(props);
  const [selected, select] = useValue({ value, defaultValue, onChange }, null);
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
      onChange={(key) => select(options.find((option) => option.value === key) ?? null)}
      {...(onSearch ? { items: options, onInputChange: search.schedule } : { defaultItems: options })}
      allowsEmptyCollection
    >
      <AriaField {...frame}>
        <ComboBoxControl placeholder={placeholder} />
        {onRetry && <LoadAgain label={frame.label} onRetry={onRetry} />}
      </AriaField>
      <ComboBoxList loading={loading} emptyText={emptyText} />
    </AriaComboBox>
  );
}
