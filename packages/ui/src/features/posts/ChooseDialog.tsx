import type { ReactNode } from 'react';
import { ComboBox, type ComboBoxProps } from '../../base/ComboBox/ComboBox.tsx';
import { Dialog } from '../../base/Dialog/Dialog.tsx';

export interface ChooseDialogProps {
  title: string;
  /** Label of the field: `Client`. */
  label: string;
  choices: Pick<ComboBoxProps, 'options' | 'onSearch' | 'loading' | 'emptyText' | 'onRetry'>;
  /** The value of the chosen option. */
  onChoose: (value: string) => void;
  /** Said below the field. */
  children?: ReactNode;
  onClose: () => void;
}

/** Asks for whom or for which post, before the dialog that needs to know. */
export const ChooseDialog = ({ title, label, choices, onChoose, children, onClose }: ChooseDialogProps) => (
  <Dialog isOpen onClose={onClose} title={title}>
    <ComboBox
      label={label}
      name="chosen"
      required
      autoFocus
      {...choices}
      value={null}
      onChange={(option) => option && onChoose(option.value)}
    />
    {children}
  </Dialog>
);
