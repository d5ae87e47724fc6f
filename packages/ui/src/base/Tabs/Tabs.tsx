import { type ReactNode, Suspense, useId } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs';
import { Skeleton } from '../Skeleton/Skeleton.tsx';

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

/** One panel at a time; arrow keys move between tabs, and the row of tabs scrolls on a phone. */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  return (
    <AriaTabs selectedKey={selected} onSelectionChange={(key) => onSelect(String(key))} className="min-w-0">
      <TabList
        aria-label={label}
        className="scroll-quiet sticky top-0 z-3 flex gap-6 border-line border-b bg-surface px-[clamp(1rem,2.5vw,2rem)]"
      >
        {tabs.map((tab) => (
          <TabHandle key={tab.id} tab={tab} />
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} id={tab.id} className="outline-offset-[-2px]">
          <Suspense fallback={<Waiting label={tab.label} />}>{tab.id === selected && tab.content()}</Suspense>
        </TabPanel>
      ))}
    </AriaTabs>
  );
}

function TabHandle({ tab: { id, label, count = 0 } }: { tab: TabItem }) {
  const countId = useId();
  return (
    <Tab
      id={id}
      {...(count > 0 ? { 'aria-describedby': countId } : {})}
      className="-outline-offset-2 flex min-h-target shrink-0 cursor-pointer items-center gap-2 whitespace-nowrap border-transparent border-b-2 pt-0.5 font-medium text-muted text-sm transition-colors duration-fast hover:text-ink aria-selected:border-accent aria-selected:font-semibold aria-selected:text-ink sm:min-h-[2.875rem]"
    >
      {label}
      {count > 0 && (
        // The tab keeps its plain name; the number is its description.
        <span aria-hidden="true" id={countId} className="font-semibold text-accent-ink text-xs tabular-nums">
          {count}
        </span>
      )}
    </Tab>
  );
}

function Waiting({ label }: { label: string }) {
  return (
    <div className="px-[clamp(1rem,2.5vw,2rem)] py-6">
      <Skeleton label={`Loading ${label}`} />
    </div>
  );
}
