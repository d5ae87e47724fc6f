import type { ReactNode } from 'react';
import type { ComponentDocs } from '../../base/component-docs.ts';
import { Icon } from '../../base/Icon/Icon.tsx';
import { examples } from '../examples/examples.tsx';
import { DocsSection } from './DocsSection.tsx';
import { Words } from './Words.tsx';

const verdicts = {
  do: { word: 'Do', edge: 'border-success', text: 'text-success', icon: 'tick' },
  dont: { word: "Don't", edge: 'border-danger', text: 'text-danger', icon: 'cross' },
} as const;

/** A live example, or rules, with their verdict. */
function Verdict({ is, example, children }: { is: 'do' | 'dont'; example?: ReactNode; children: ReactNode }) {
  const { word, edge, text, icon } = verdicts[is];
  return (
    <figure className="grid min-w-0 content-start gap-3">
      {example && (
        <div inert className={`grid min-h-32 place-items-center rounded-md border-2 bg-surface p-6 ${edge}`}>
          <div className="w-full max-w-sm [&>.button]:justify-self-center">{example}</div>
        </div>
      )}
      <figcaption className="grid gap-1">
        <span className={`inline-flex items-center gap-2 font-semibold ${text}`}>
          <Icon name={icon} /> {word}
        </span>
        {children}
      </figcaption>
    </figure>
  );
}

const Rules = ({ rules }: { rules: readonly string[] }) => (
  <ul className="grid">
    {rules.map((rule) => (
      <li key={rule} className="border-line border-t py-2">
        <Words>{rule}</Words>
      </li>
    ))}
  </ul>
);

/** What to do and what not: live pictures, then every rule. */
export function Advice({ name, docs }: { name: string; docs: ComponentDocs }) {
  const example = examples[name];
  return (
    <DocsSection title="Do and don't">
      {example && (
        <div className="grid gap-6 sm:grid-cols-2">
          <Verdict is="do" example={example.do}>
            {example.because}
          </Verdict>
          <Verdict is="dont" example={example.dont}>
            {example.not}
          </Verdict>
        </div>
      )}
      <div className="grid gap-6 sm:grid-cols-2">
        <Verdict is="do">
          <Rules rules={docs.do} />
        </Verdict>
        <Verdict is="dont">
          <Rules rules={docs.dont.map((rule) => `Don't ${rule}`)} />
        </Verdict>
      </div>
    </DocsSection>
  );
}
