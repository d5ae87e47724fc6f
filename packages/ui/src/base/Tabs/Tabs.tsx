import { type KeyboardEvent, type ReactNode, Suspense, useEffect, useId, useRef } from 'react';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { TabHandle } from './TabHandle.tsx';

export interface TabItem {
  id: string;
  label: string;
  /** How many wait there; shown when more than 0. */
  count?: number | undefined;
  /** Called only while the tab is selected, so its panel may be loaded lazily. */
  content: () => ReactNode;
}

export interface TabsProps {
  label: string;
  tabs: readonly TabItem[];
  selected: string;
  onSelect: (id: string) => void;
}

/** Which tab a key leads to; both ends lead round to the other. */
function placeAfter(key: string, place: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (place + 1) % count;
    case 'ArrowLeft':
      return (place - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
  }
  return undefined;
}

/**
 * One panel at a time; the row of tabs scrolls on a phone. Keys as WAI-ARIA's tabs pattern has them: one stop for the
 * Tab key, arrows, Home and End select at once.
 */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  const row = useRef<HTMLDivElement>(null);
  const id = useId();
  const shown = tabs.find((tab) => tab.id === selected) ?? tabs[0];
  const shownId = shown?.id;

  useEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>('[aria-selected=true]');
    if (shownId && tab) row.current?.scrollTo({ left: tab.offsetLeft - tab.offsetWidth / 2 });
  }, [shownId]);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    // With these held, arrows are the browser's: Alt and left is Back.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const place = placeAfter(event.key, shown ? tabs.indexOf(shown) : 0, tabs.length);
    const next = place === undefined ? undefined : tabs[place];
    if (!next) return;
    event.preventDefault();
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[tabs.indexOf(next)]?.focus();
    if (next !== shown) onSelect(next.id);
  };

  return (
    <div className="min-w-0">
      <div
        ref={row}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className="scroll-quiet sticky top-0 z-3 flex gap-6 border-line border-b bg-surface px-[clamp(1rem,2.5vw,2rem)]"
      >
        {tabs.map((tab) => (
          <TabHandle
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
