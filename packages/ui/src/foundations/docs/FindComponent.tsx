import { Unstyled } from '@storybook/addon-docs/blocks';
import { useState } from 'react';
import { SearchField } from '../../base/SearchField/SearchField.tsx';
import { docsUrl, documented } from './documented.ts';
import { findComponent } from './find-component.ts';

const EXAMPLES = ['ask before deleting', 'are you sure', 'amount in rupees', 'loading', 'pick a day'];

/** Search by what one wants to do. */
export function FindComponent() {
  const [query, setQuery] = useState('');
  const found = findComponent(query, documented);
  return (
    <Unstyled>
      <div className="my-6 grid max-w-measure gap-6 text-ink text-sm">
        <SearchField
          label="What do you want to do?"
          placeholder="ask before deleting"
          value={query}
          onChange={setQuery}
        />
        <p role="status" className="text-muted">
          {query
            ? `${found.length} ${found.length === 1 ? 'component' : 'components'}`
            : `For example: ${EXAMPLES.join(', ')}`}
        </p>
        <ol className="grid border-line border-t">
          {found.map(({ name, because }) => (
            <li key={name} className="flex flex-wrap justify-between gap-x-6 border-line border-b py-2.5">
              <a className="font-medium underline" href={docsUrl(`base/${name}`)} target="_top">
                {name}
              </a>
              <span className="text-muted">{because}</span>
            </li>
          ))}
        </ol>
      </div>
    </Unstyled>
  );
}
