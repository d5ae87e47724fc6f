import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ComponentFacts } from './component-facts.ts';
import { DocsTable } from './DocsSection.tsx';
import { docsUrl, documented } from './documented.ts';
import { facts } from './facts.ts';
import { keyNames } from './key-names.ts';

const HEAD = [
  'Component',
  'Status',
  'Stories',
  'States',
  'Keys tested',
  'axe light / dark / phone',
  'KB gzip',
  'Used on',
];

const row = ({ name, title, states, keys, axe, bytes, usedOn }: ComponentFacts) => [
  <a key="name" className="underline" href={docsUrl(title)} target="_top">
    {name}
  </a>,
  title.startsWith('base/') ? (documented[name]?.status ?? '') : 'feature',
  String(states.length),
  states.join(', '),
  keys.length > 0 ? keyNames(keys).join(', ') : 'none: no keys of its own',
  `${axe.light} / ${axe.dark} / ${axe.phone}`,
  (bytes.gzip / 1000).toFixed(1),
  usedOn.join(', ') || 'ready, no page yet',
];

/** Every component of one folder, a row each. */
export function ComponentTable({ folder }: { folder: 'base' | 'features' }) {
  const rows = facts.filter(({ title }) => title.startsWith(`${folder}/`));
  return (
    <Unstyled>
      <div className="my-4 text-ink text-xs" data-components={folder}>
        <DocsTable head={HEAD} rows={rows.map(row)} />
      </div>
    </Unstyled>
  );
}
