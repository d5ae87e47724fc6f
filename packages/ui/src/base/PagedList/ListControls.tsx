import { type ReactNode, type RefObject, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { type Filter, FilterBar } from '../FilterBar/FilterBar.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { SectionHeader } from '../SectionHeader/SectionHeader.tsx';
import { baseWords } from '../words/base-words.ts';
import { useWords } from '../words/useWords.ts';

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

/** On a phone the search and the button that shows the tools share a row, and the tools follow below. */
const SEARCH_AND_MORE = 'flex gap-2 sm:max-[60rem]:[&>:first-child]:w-full';
const TOOLS = [
  'group/tools flex w-full flex-wrap gap-2 empty:hidden sm:contents',
  'max-sm:data-collapsed:not-has-data-kept:hidden max-sm:data-collapsed:[&>:not([data-kept])]:hidden',
  '[&>.button]:shrink-0 [&>.button]:whitespace-nowrap max-sm:[&>*]:min-w-fit max-sm:[&>*]:flex-1',
  'max-sm:[&>.button]:border-line-strong sm:max-[60rem]:[&>.button]:px-2.5',
].join(' ');

function SearchAndTools({
  many,
  tools,
  search,
}: Pick<ListControlsProps, 'many' | 'tools'> & { search: ReactNode }) {
  const t = useWords(baseWords);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div className={SEARCH_AND_MORE}>
        {search}
        {tools && (
          <Button
            aria-expanded={isOpen}
            aria-label={t('moreFor', { many })}
            onPress={() => setOpen(!isOpen)}
            className="sm:hidden"
          >
            {t('more')} <Icon name="chevron-down" className={isOpen ? 'rotate-180' : undefined} />
          </Button>
        )}
      </div>
      {/* Hidden, not absent: a tool keeps its open dialog. */}
      {tools && (
        <div className={TOOLS} data-collapsed={isOpen ? undefined : ''}>
          {tools}
        </div>
      )}
    </>
  );
}

/** Search and filters, in a header with the title, or stacked for a list without one. */
export function ListControls(props: ListControlsProps) {
  const t = useWords(baseWords);
  const { many, title, level, search, filter, tools, filterRef, searchRef } = props;
  const searchField = search && <SearchField ref={searchRef} label={t('searchIn', { many })} {...search} />;
  const filterBar = filter && <FilterBar ref={filterRef} label={t('filterOf', { many })} {...filter} />;
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
      tools={searchField || tools ? <SearchAndTools search={searchField} {...{ many, tools }} /> : undefined}
    >
      {filterBar}
    </SectionHeader>
  );
}
