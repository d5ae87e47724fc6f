import type { ReactNode, RefObject } from 'react';
import { type Filter, FilterBar } from '../FilterBar/FilterBar.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { SectionHeader } from '../SectionHeader/SectionHeader.tsx';

export interface ListSearch {
  /** The current search text. */
  value: string;
  /** Called once typing stops. */
  onChange: (text: string) => void;
  /** Names what is searched: `Name, email or place`. */
  placeholder?: string | undefined;
  /** Characters that can be typed. */
  maxLength?: number | undefined;
}

export interface ListFilter {
  /** The selected filter; empty for all. */
  value: string;
  /** A filter was pressed. */
  onChange: (value: string) => void;
  /** Two to six; `All` first. */
  options: readonly Filter<string>[];
}

export interface ListControlsProps {
  /** Plural noun for the rows: `guards`. */
  many: string;
  title: string | undefined;
  level: 1 | 2 | undefined;
  search: ListSearch | undefined;
  filter: ListFilter | undefined;
  tools: ReactNode;
  filterRef: RefObject<HTMLFieldSetElement | null>;
  searchRef: RefObject<HTMLInputElement | null>;
}

/** Search and filters, in a header with the title, or stacked for a list without one. */
export function ListControls(props: ListControlsProps) {
  const { many, title, level, search, filter, tools, filterRef, searchRef } = props;
  const searchField = search && <SearchField ref={searchRef} label={`Search ${many}`} {...search} />;
  const filterBar = filter && <FilterBar ref={filterRef} label={`Filter ${many}`} {...filter} />;
  if (title === undefined) {
    return (
      <>
        <div className="flex flex-wrap items-end gap-4">
          {searchField}
          {tools}
        </div>
        {filterBar}
      </>
    );
  }
  return (
    <SectionHeader
      title={title}
      level={level}
      tools={
        searchField || tools ? (
          <>
            {searchField}
            {tools}
          </>
        ) : undefined
      }
    >
      {filterBar}
    </SectionHeader>
  );
}
