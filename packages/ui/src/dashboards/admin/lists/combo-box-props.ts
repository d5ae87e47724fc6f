import type { Choices } from '../../../stores/lists/choice-list.ts';
import type { SayLists } from './lists-words.ts';

/** Props of a ComboBox whose options are the rows of a choice list. */
export function comboBoxProps<Row>(
  choices: Choices<Row>,
  { search }: { search: (q: string) => unknown },
  toOption: (row: Row) => { value: string; label: string; detail?: string },
  noneText: string,
  t: SayLists,
) {
  const find = (q: string) => void search(q);
  const isReady = choices.state === 'ready';
  return {
    options: isReady ? choices.rows.map(toOption) : [],
    loading: choices.state === 'loading',
    emptyText: choices.state === 'failed' ? t('couldNotBeLoaded') : noneText,
    ...(choices.state === 'failed' && { onRetry: () => find('') }),
    // A complete list is filtered in the browser; a longer one is searched by the server.
    ...(isReady && choices.hasMore && { onSearch: find }),
  };
}
