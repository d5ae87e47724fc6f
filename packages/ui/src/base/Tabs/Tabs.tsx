import {
  type ComponentProps,
  type KeyboardEvent,
  Suspense,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { classNames } from '../class-names.ts';
import { useValue } from '../Field/useValue.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { baseWords } from '../words/base-words.ts';
import { useWords } from '../words/useWords.ts';
import { MoreTabs } from './MoreTabs.tsx';
import { Tab, type TabItem } from './Tab.tsx';

export type { TabItem };

interface TabsOwnProps extends Omit<ComponentProps<'div'>, 'children' | 'onSelect'> {
  /** Names the row of tabs. */
  label: string;
  /** In display order. */
  tabs: readonly TabItem[];
}

export type TabsProps = TabsOwnProps &
  (
    | {
        /** Id of the selected tab, controlled by the caller; an unknown id selects the first. */
        selected: string;
        /** Not with `selected`. */
        defaultSelected?: undefined;
        /** Another tab was pressed, or reached by an arrow key. */
        onSelect: (id: string) => void;
      }
    | {
        /** Not with `defaultSelected`. */
        selected?: undefined;
        /** Id of the tab selected at first, where the component keeps it. */
        defaultSelected?: string | undefined;
        /** Another tab was pressed, or reached by an arrow key. */
        onSelect?: ((id: string) => void) | undefined;
      }
  );

/** Returns the tab a key moves to. `nextKey` is the arrow of the reading direction. */
function indexAfter(key: string, index: number, count: number, nextKey: string): number | undefined {
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowRight':
      return (index + (key === nextKey ? 1 : -1) + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
  }
  return undefined;
}

/** The ends of a row beyond which it goes on. */
const hiddenEnds = ({ scrollLeft, scrollWidth, clientWidth }: HTMLElement) => ({
  // negative where lines run to the left
  start: Math.abs(scrollLeft) > 1,
  end: Math.abs(scrollLeft) + clientWidth < scrollWidth - 1,
});

/** WAI-ARIA tabs that select at once. Attributes and `ref` go to the outer element. */
export function Tabs({
  label,
  tabs,
  selected: controlled,
  defaultSelected,
  onSelect,
  className,
  ...rest
}: TabsProps) {
  const [selected, select] = useValue(
    { value: controlled, defaultValue: defaultSelected, onChange: onSelect },
    '',
  );
  const row = useRef<HTMLDivElement>(null);
  const [hidden, setHidden] = useState({ start: false, end: false });
  // Most scrolling changes neither, and then nothing renders.
  const showHidden = useCallback((tablist: HTMLElement) => {
    const now = hiddenEnds(tablist);
    setHidden((before) => (before.start === now.start && before.end === now.end ? before : now));
  }, []);
  const id = useId();
  const shown = tabs.find((tab) => tab.id === selected) ?? tabs[0];
  const shownId = shown?.id;

  // Counts and tabs that load later make the row longer, and rotating a phone makes it narrower.
  useEffect(() => {
    const tablist = row.current;
    const tab = tablist?.querySelector<HTMLElement>('[aria-selected=true]');
    // jsdom has no ResizeObserver, and no sizes to observe.
    if (!shownId || !tablist || !tab || !globalThis.ResizeObserver) return;
    const watcher = new ResizeObserver(() => {
      tablist.scrollLeft = tab.offsetLeft + (tab.offsetWidth - tablist.clientWidth) / 2;
      showHidden(tablist);
    });
    const watchParts = () => {
      for (const part of [tablist, ...tablist.children]) watcher.observe(part);
    };
    watchParts();
    const newTabs = new MutationObserver(watchParts);
    newTabs.observe(tablist, { childList: true });
    return () => {
      newTabs.disconnect();
      watcher.disconnect();
    };
  }, [shownId, showHidden]);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    // Leave browser shortcuts alone: Alt+Left is Back.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const nextKey = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const index = indexAfter(event.key, shown ? tabs.indexOf(shown) : 0, tabs.length, nextKey);
    const next = index === undefined ? undefined : tabs[index];
    if (!next) return;
    event.preventDefault();
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[tabs.indexOf(next)]?.focus();
    if (next !== shown) select(next.id);
  };

  return (
    <div
      {...rest}
      className={classNames('min-w-0 [--table-head-top:calc(var(--bar-height,0px)+2.9375rem)]', className)}
    >
      <div className="sticky top-(--bar-height,0px) z-3 border-line print:hidden border-b bg-surface in-data-raised:bg-raised">
        <div
          ref={row}
          role="tablist"
          aria-label={label}
          onKeyDown={onKeyDown}
          onScroll={(event) => showHidden(event.currentTarget)}
          className="flex gap-6 overflow-x-auto [scrollbar-width:none] px-[clamp(1rem,2.5vw,2rem)] in-data-raised:px-0"
        >
          {tabs.map((tab) => (
            <Tab
              key={tab.id}
              id={`${id}-tab-${tab.id}`}
              panelId={`${id}-panel-${tab.id}`}
              tab={tab}
              isSelected={tab === shown}
              onSelect={select}
            />
          ))}
        </div>
        {hidden.start && <MoreTabs side="start" row={row} />}
        {hidden.end && <MoreTabs side="end" row={row} />}
      </div>
      {shown && (
        <div
          key={shown.id}
          role="tabpanel"
          id={`${id}-panel-${shown.id}`}
          aria-labelledby={`${id}-tab-${shown.id}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel may start with text (APG)
          tabIndex={0}
          className="outline-offset-[-2px]"
        >
          <Suspense fallback={<LoadingPanel label={shown.label} />}>{shown.content()}</Suspense>
        </div>
      )}
    </div>
  );
}

function LoadingPanel({ label }: { label: string }) {
  const t = useWords(baseWords);
  return (
    <div className="px-[clamp(1rem,2.5vw,2rem)] py-6">
      <Skeleton label={t('loadingPart', { label })} />
    </div>
  );
}
