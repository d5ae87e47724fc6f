import type { Choices } from '../../stores/choice-list.ts';

/** How a combo box offers what a store found. */
export function choiceProps<Row>(
  choices: Choices<Row>,
  toOption: (row: Row) => { value: string; label: string; detail?: string },
  find: (q: string) => void,
  noneText: string,
) {
  const isReady = choices.state === 'ready';
  return {
    options: isReady ? choices.rows.map(toOption) : [],
    loading: choices.state === 'loading',
    emptyText: choices.state === 'failed' ? 'Could not be loaded' : noneText,
    // With all of them here, typing filters; only what is too long to load is searched by the server.
    ...(isReady && choices.isPart && { onSearch: find }),
  };
}
