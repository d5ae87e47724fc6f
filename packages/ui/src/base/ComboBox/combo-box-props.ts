import type { Ref } from 'react';
import type { ComboBoxProps as AriaComboBoxProps } from 'react-aria-components/ComboBox';
import type { BoxFieldProps } from '../Field/field-props.ts';
import type { ComboBoxOption } from './ComboBoxList.tsx';

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

/** Props of ComboBox and MultiComboBox besides the value. */
export interface ComboBoxOwnProps extends BoxFieldProps, AriaProps {
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

export const SEARCH_DEBOUNCE_MS = 250;
