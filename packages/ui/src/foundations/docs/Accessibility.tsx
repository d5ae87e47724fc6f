import type { ComponentDocs } from '../../base/component-docs.ts';
import type { ComponentFacts } from './component-facts.ts';
import { DocsSection, DocsTable } from './DocsSection.tsx';
import { Words } from './Words.tsx';

function Pattern({ pattern }: { pattern: ComponentDocs['pattern'] }) {
  if (pattern === 'none') return 'Plain content: no role or keys of its own.';
  return (
    <a href={pattern.url} className="underline" rel="noreferrer" target="_blank">
      {pattern.name}
    </a>
  );
}

/** Pattern, keyboard table, and what was checked when. */
export function Accessibility({ facts, docs }: { facts: ComponentFacts; docs?: ComponentDocs | undefined }) {
  const { axe, changed } = facts;
  const rows = [
    ...(docs ? [['Pattern', <Pattern key="pattern" pattern={docs.pattern} />]] : []),
    [
      'axe',
      `no violation in ${axe.light} stories in the light theme, ${axe.dark} in the dark one, ${axe.phone} on a phone`,
    ],
    [
      'Keyboard',
      facts.keys.length > 0
        ? 'each key of the table below is pressed by the test it names'
        : 'nothing to operate',
    ],
    ['Contrast', 'each pair of colors is measured in both themes, 4.5:1 for text and 3:1 for borders'],
    ['When', `on every change; the last was ${changed || 'not recorded in this copy'}`],
    ['Not checked', 'screen readers: no person has tried this component with one'],
  ];
  return (
    <>
      <DocsSection title="Accessibility review">
        <DocsTable head={['Check', 'Result']} rows={rows} />
      </DocsSection>
      {docs && docs.keys.length > 0 && (
        <DocsSection title="Keyboard">
          <DocsTable
            head={['Keys', 'What happens', 'Tested by']}
            rows={docs.keys.map(({ keys, does, test }) => [
              <span key="keys" className="inline-flex flex-wrap gap-1">
                {keys.map((key) => (
                  <kbd key={key} className="rounded-sm border border-line-strong bg-raised px-1.5">
                    {key}
                  </kbd>
                ))}
              </span>,
              <Words key="does">{does}</Words>,
              test,
            ])}
          />
        </DocsSection>
      )}
    </>
  );
}
