import { useStore } from '@nanostores/react';
import { LIST_SEARCH_MAX } from '@prahari/contract/constants';
import type { Found } from '@prahari/contract/office.schemas';
import { useLayoutEffect, useState } from 'react';
import { useWords } from '../../../base/words/useWords.ts';
import { FindAnything } from '../../../features/find/FindAnything/FindAnything.tsx';
import { $found, findText } from '../../../stores/find/find.ts';
import { pushParams } from '../../search-params.ts';
import { commandsFor } from './commands.ts';
import { commandsWords } from './commands-words.ts';
import { takeTypedAhead } from './shortcuts.ts';

export interface FindProps {
  onClose: () => void;
}

/** Shows the record of a person, and other rows in their lists. */
const openRow: Record<Found['kind'], (row: Found) => void> = {
  guard: ({ _id }) => pushParams({ tab: 'security-guards', guard: _id }),
  post: ({ name }) => pushParams({ tab: 'today', q: name }),
  client: ({ _id }) => pushParams({ tab: 'clients', client: _id }),
  bill: ({ name }) => pushParams({ tab: 'clients', 'bills-q': name }, '#bills'),
  clientApplication: ({ name }) => pushParams({ tab: 'client-applications', q: name }),
  securityApplication: ({ name }) => pushParams({ tab: 'security-applications', q: name }),
};

/** Finds people, posts, bills and commands from anywhere. Open while mounted. */
export function Find({ onClose }: FindProps) {
  const t = useWords(commandsWords);
  const [query, setQuery] = useState('');
  const found = useStore($found, { ssr: 'initial' });
  const commands = commandsFor(query, t);
  // Once the field has focus: until then keys are still typed ahead.
  useLayoutEffect(() => {
    const typedAhead = takeTypedAhead();
    setQuery(typedAhead);
    if (typedAhead) findText(typedAhead);
    return () => findText('');
  }, []);
  return (
    <FindAnything
      query={query}
      onQuery={(text) => {
        setQuery(text);
        findText(text);
      }}
      found={found}
      commands={commands}
      maxLength={LIST_SEARCH_MAX}
      onOpen={(row) => {
        onClose();
        openRow[row.kind](row);
      }}
      onRun={({ id }) => {
        onClose();
        commands.find((command) => command.id === id)?.run();
      }}
      onClose={onClose}
    />
  );
}
