import {
  Controls,
  Description,
  DocsContext,
  Heading,
  Source,
  Stories,
  Subheading,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { Accessibility } from './Accessibility.tsx';
import { Advice } from './Advice.tsx';
import { DocsSection, DocsTable } from './DocsSection.tsx';
import { docsUrl, documented } from './documented.ts';
import { facts } from './facts.ts';
import { StoryCanvas } from './StoryCanvas.tsx';
import { Summary } from './Summary.tsx';
import { Words } from './Words.tsx';

/** The page of one component: for a base component with its docs, for others with what is read from the code. */
export default function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const all = useContext(DocsContext).componentStories();
  // tests of a story are stories too, and would run here
  const [primary, ...others] = all.filter(({ tags }) => !tags?.includes('test-fn'));
  const { title } = preparedMeta;
  const own = facts.find((each) => each.title === title);
  if (!own || !primary) return <PlainPage />;
  const docs = title.startsWith('base/') ? documented[own.name] : undefined;
  return (
    <>
      <Title />
      <Summary facts={own} docs={docs} />
      <Description />
      <StoryCanvas story={primary} hasCode={docs !== undefined} />
      <Source code={`import { ${own.name} } from '${own.subpath}';`} language="tsx" dark />
      <DocsSection title="Props">{null}</DocsSection>
      <Controls />
      {docs && (
        <DocsSection title="Anatomy">
          <DocsTable
            head={['Part', 'What it is']}
            rows={docs.anatomy.map(({ part, is }, index) => [
              `${index + 1}. ${part}`,
              <Words key="is">{is}</Words>,
            ])}
          />
        </DocsSection>
      )}
      {docs && <Advice name={own.name} docs={docs} />}
      <Accessibility facts={own} docs={docs} />
      {docs && <Related names={docs.related} />}
      <DocsSection title="Changelog">
        {own.changes.length > 0 ? (
          <DocsTable
            head={['Date', 'Change', 'Kind']}
            rows={own.changes.map(({ date, what, kind }) => [date, what, kind])}
          />
        ) : (
          <p>The history is in git; this copy was built without it.</p>
        )}
      </DocsSection>
      {others.length > 0 && <Heading>Stories</Heading>}
      {others.map((story) => (
        <div key={story.id}>
          <Subheading>{story.name}</Subheading>
          <StoryCanvas story={story} />
        </div>
      ))}
    </>
  );
}

/** For stories of pages, islands and foundations. */
function PlainPage() {
  return (
    <>
      <Title />
      <Description />
      <Stories />
    </>
  );
}

function Related({ names }: { names: readonly string[] }) {
  return (
    <DocsSection title="Related">
      <ul className="flex flex-wrap gap-x-6 gap-y-2">
        {names.map((name) => (
          <li key={name}>
            <a className="underline" href={docsUrl(`base/${name}`)} target="_top">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </DocsSection>
  );
}
