import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ComponentDocs } from '../../base/component-docs.ts';
import { DescriptionList } from '../../base/DescriptionList/DescriptionList.tsx';
import type { ComponentFacts } from './component-facts.ts';

const MEANING = {
  stable: 'Stable: props change only with a major version.',
  new: 'New: props may still change with a minor version.',
  ready: 'Ready: documented and tested, not used by a page yet.',
} as const;

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

/** What to know before the first use: status, import path, weight, and the pages that have it. */
export function Summary({ facts, docs }: { facts: ComponentFacts; docs?: ComponentDocs | undefined }) {
  const { subpath, bytes, usedOn, changed } = facts;
  return (
    <Unstyled>
      <div className="my-6 rounded-lg border border-line bg-raised p-5 text-ink text-sm">
        <DescriptionList
          items={[
            ...(docs ? [{ term: 'Status', detail: MEANING[docs.status] }] : []),
            { term: 'Import from', detail: <code>{subpath}</code> },
            {
              term: 'Bytes',
              detail: `${kilobytes(bytes.gzip)} gzip, ${kilobytes(bytes.minified)} minified, with its dependencies and without React`,
            },
            { term: 'Used on', detail: usedOn.length > 0 ? usedOn.join(', ') : 'no page yet' },
            { term: 'Last change', detail: changed || 'not known in this copy' },
          ]}
        />
      </div>
    </Unstyled>
  );
}
