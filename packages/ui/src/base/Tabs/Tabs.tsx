import { type KeyboardEvent, type ReactNode, Suspense, useEffect, useId, useRef } from 'react';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Tab } from './Tab.tsx';

export interface TabItem {
  /** Its name in the address. */
  id: string;
  /** Two or three words; the tab’s name exactly. */
  label: string;
  /** How many wait there; shown when more than 0. */
  count?: number | undefined;
  /** Called only while the tab is selected, so its panel may be loaded lazily. */
  content: () => ReactNode;
}

export interface TabsProps {
  /** Names the row of tabs. */
  label: string;
  /** In the order they are worked in. */
  tabs: readonly TabItem[];
  /** Id of the tab that is shown; the first when there is no such one. */
  selected: string;
  /** Another tab was pressed, or reached by an arrow key. */
  onSelect: (id: string) => void;
}

/** Which tab a key leads to; both ends lead round to the other. `onwards` is the arrow that leads to the next. */
function placeAfter(key: string, place: number, count: number, onwards: string): number | undefined {
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowRight':
      return (place + (key === onwards ? 1 : -1) + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
  }
  return undefined;
}

/**
 * One panel at a time; the row of tabs scrolls on a phone, and stays in sight above the sticky head of a table. Keys as
 * WAI-ARIA's tabs pattern has them: one stop for the Tab key, arrows, Home and End select at once.
 */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  const row = useRef<HTMLDivElement>(null);
  const id = useId();
  const shown = tabs.find((tab) => tab.id === selected) ?? tabs[0];
  const shownId = shown?.id;

  // Counts come later, and make the row longer; turning a phone makes it narrower.
  useEffect(() => {
    const tablist = row.current;
    const tab = tablist?.querySelector<HTMLElement>('[aria-selected=true]');
    if (!shownId || !tablist || !tab) return;
    const watcher = new ResizeObserver(() => {
      tablist.scrollLeft = tab.offsetLeft + (tab.offsetWidth - tablist.clientWidth) / 2;
    });
    for (const part of [tablist, ...tablist.children]) watcher.observe(part);
    return () => watcher.disconnect();
  }, [shownId]);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    // With these held, arrows are the browser's: Alt and left is Back.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const onwards = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const place = placeAfter(event.key, shown ? tabs.indexOf(shown) : 0, tabs.length, onwards);
    const next = place === undefined ? undefined : tabs[place];
    if (!next) return;
    event.preventDefault();
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[tabs.indexOf(next)]?.focus();
    if (next !== shown) onSelect(next.id);
  };

  return (
    <div className="min-w-0 [--table-head-top:2.9375rem]">
      <div
        ref={row}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className="scroll-quiet sticky top-0 z-3 flex gap-6 border-line border-b bg-surface px-[clamp(1rem,2.5vw,2rem)] in-data-raised:bg-raised in-data-raised:px-0"
      >
        {tabs.map((tab) => (
          <Tab
            key={tab.id}
            id={`${id}-tab-${tab.id}`}
            panelId={`${id}-panel-${tab.id}`}
            tab={tab}
            isSelected={tab === shown}
            onSelect={onSelect}
          />
        ))}
      </div>
      {shown && (
        <div
          key={shown.id}
          role="tabpanel"
          id={`${id}-panel-${shown.id}`}
          aria-labelledby={`${id}-tab-${shown.id}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the pattern asks for it where a panel starts with text
          tabIndex={0}
          className="outline-offset-[-2px]"
        >
          <Suspense fallback={<Waiting label={shown.label} />}>{shown.content()}</Suspense>
        </div>
      )}
    </div>
  );
}

function Waiting({ label }: { label: string }) {
  return (
    <div className="px-[clamp(1rem,2.5vw,2rem)] py-6">
      <Skeleton label={`Loading ${label}`} />
    </div>
  );
}
