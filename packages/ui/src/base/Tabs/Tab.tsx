import type { ReactNode } from 'react';

export interface TabItem {
  /** Its value in the URL. */
  id: string;
  /** Two or three words; also the accessible name. */
  label: string;
  /** Number of items that need attention; shown when above 0. */
  count?: number | undefined;
  /** Called only while the tab is selected, so the panel can be lazy. */
  content: () => ReactNode;
  /** Called when the pointer or focus reaches the tab, so that its panel can be loaded ahead. */
  preload?: (() => unknown) | undefined;
}

export interface TabProps {
  id: string;
  panelId: string;
  tab: TabItem;
  isSelected: boolean;
  onSelect: (id: string) => void;
}

/** One `role="tab"`. */
export function Tab({ id, panelId, tab, isSelected, onSelect }: TabProps) {
  const { label, count = 0, preload } = tab;
  const countId = `${id}-count`;
  return (
    <button
      type="button"
      role="tab"
      id={id}
      aria-selected={isSelected}
      // Only the selected panel is rendered, so others have no id to refer to.
      aria-controls={isSelected ? panelId : undefined}
      aria-describedby={count > 0 ? countId : undefined}
      tabIndex={isSelected ? 0 : -1}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => isSelected || onSelect(tab.id)}
      className="-outline-offset-2 flex min-h-target touch:min-w-11 shrink-0 cursor-pointer touch:justify-center items-center gap-2 whitespace-nowrap border-transparent border-b-2 pt-0.5 font-medium text-muted text-sm transition-colors duration-fast hover:text-ink aria-selected:border-accent aria-selected:font-semibold aria-selected:text-ink sm:min-h-[2.875rem]"
    >
      <span>{label}</span>
      {count > 0 && (
        // The count is the description of the tab, not part of its name.
        <span aria-hidden="true" id={countId} className="font-semibold text-accent-ink text-xs tabular-nums">
          {count}
        </span>
      )}
    </button>
  );
}
