import { useContext, useLayoutEffect, useRef } from 'react';
import { ComboBoxStateContext, ListBox, ListBoxItem, Popover } from 'react-aria-components/ComboBox';
import { fieldWords } from '../words/field-words.ts';
import { useWords } from '../words/useWords.ts';

export interface ComboBoxOption {
  value: string;
  label: string;
  /** A second, muted line that distinguishes equal labels. */
  detail?: string | undefined;
}

/** True from opening until the next frame, whose scroll event would close the list. */
function useJustOpened(isOpen: boolean) {
  const justOpened = useRef(false);
  useLayoutEffect(() => {
    justOpened.current = isOpen;
    const frame = requestAnimationFrame(() => {
      justOpened.current = false;
    });
    return () => cancelAnimationFrame(frame);
  }, [isOpen]);
  return justOpened;
}

export interface ComboBoxListProps {
  loading?: boolean | undefined;
  emptyText?: string | undefined;
}

export function ComboBoxList({ loading, emptyText }: ComboBoxListProps) {
  const t = useWords(fieldWords);
  const state = useContext(ComboBoxStateContext);
  const isOpen = state?.isOpen ?? false;
  const justOpened = useJustOpened(isOpen);
  const close = () => {
    if (!justOpened.current) state?.close();
  };
  return (
    <Popover
      isOpen={isOpen}
      onOpenChange={close}
      offset={4}
      maxHeight={320}
      className="prahari w-(--trigger-width) overflow-auto rounded-md border border-line bg-raised shadow-2"
    >
      <ListBox<ComboBoxOption>
        className="grid p-1 outline-none"
        renderEmptyState={() => (
          <p className="px-3 py-2 text-muted text-sm">
            {loading ? t('searching') : (emptyText ?? t('nothingMatches'))}
          </p>
        )}
      >
        {(option) => (
          <ListBoxItem
            id={option.value}
            textValue={option.label}
            className="grid min-h-target cursor-pointer content-center rounded-sm px-3 py-1.5 text-sm -outline-offset-2 data-focused:bg-sunken forced-colors:data-focused:outline-2 aria-selected:font-semibold sm:min-h-control"
          >
            <span>{option.label}</span>
            {option.detail && <span className="font-normal text-muted text-xs">{option.detail}</span>}
          </ListBoxItem>
        )}
      </ListBox>
    </Popover>
  );
}
