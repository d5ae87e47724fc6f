import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  Heading,
  Markdown,
  Subheading,
  Title,
  Unstyled,
  useOf,
} from '@storybook/addon-docs/blocks';
import { type ReactElement, useContext } from 'react';
import { DescriptionList } from '../packages/ui/src/base/DescriptionList/DescriptionList.tsx';
import { Icon } from '../packages/ui/src/base/Icon/Icon.tsx';
import { useChosenGlobals } from './framed-globals.ts';
import type { Guide } from './guide.ts';

/** Routes by story file without extension, set in main.ts. */
declare const USED_ON: Readonly<Record<string, readonly string[]>>;

const statuses: Readonly<Record<Guide['status'], string>> = {
  stable: 'Stable: props change only with a major version',
  new: 'New: props may still change with a minor version',
  deprecated: 'Deprecated: the next major version drops it',
};

const verdicts = {
  do: { title: 'Do', icon: 'tick', text: 'text-success', border: 'border-success' },
  dont: { title: "Don't", icon: 'cross', text: 'text-danger', border: 'border-danger' },
} as const;

const asList = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');

interface AdviceProps {
  verdict: keyof typeof verdicts;
  rules: readonly string[];
  Example?: (() => ReactElement) | undefined;
}

function Advice({ verdict, rules, Example }: AdviceProps) {
  const { title, icon, text, border } = verdicts[verdict];
  return (
    <section>
      <Unstyled>
        <h2 className={`flex items-center gap-2 text-lg ${text}`}>
          <Icon name={icon} /> {title}
        </h2>
        {Example && (
          <div
            inert
            className={`mt-3 grid min-h-28 content-center rounded-md border bg-surface p-5 ${border}`}
          >
            <Example />
          </div>
        )}
      </Unstyled>
      <Markdown>{asList(rules)}</Markdown>
    </section>
  );
}

/** Components that cover the page, make it inert or take the focus, so their stories need frames. */
const OVERLAYS =
  /(?:Account|ApiTokens|ApplicationDetails|Change(?:Job|Service)Application|ComboBox|CoverDuty|DateField|DateRangeField|Dialog|Drawer|DutyDispute|FindAnything|GuardReviews|LoginForm|Menu|NewWebhookForm|OfferPlace|Otp(?:Form|Verification)|Panel|Popover|PostGuards|Records|ReopenMuster|ReplaceGuard|SecondFactor|Sheet|SwapDuties|Toasts|Webhooks|WebhookSecret)$/;

/** Renders Storybook's page of a component: status, routes that use it, accessibility, do and don't. */
export function ComponentPage() {
  const { parameters, title } = useOf('meta', ['meta']).preparedMeta;
  const stories = useContext(DocsContext).componentStories();
  const [primary, ...others] = stories.filter(({ tags }) => tags.includes('autodocs'));
  const frame = OVERLAYS.test(title) ? { inline: false, height: '480px' } : {};
  const chosen = useChosenGlobals();
  const key = OVERLAYS.test(title) ? chosen : '';
  const guide: Guide | undefined = parameters.guide;
  const routes = USED_ON[String(parameters.fileName).replace('.stories.tsx', '')];
  const [group, name, part] = title.split('/');
  const facts = [
    ...(group === 'base' && !part
      ? [{ term: 'Import', detail: `import { ${name} } from '@prahari/ui'` }]
      : []),
    ...(guide ? [{ term: 'Status', detail: statuses[guide.status] }] : []),
    ...(guide || routes ? [{ term: 'Used on', detail: routes?.join(', ') ?? 'no page yet' }] : []),
  ];
  return (
    <>
      <Title />
      <Description />
      {facts.length > 0 && (
        <Unstyled>
          <DescriptionList items={facts} className="text-ink" />
        </Unstyled>
      )}
      {primary && <Canvas key={key} of={primary.moduleExport} story={frame} />}
      <Controls />
      {guide?.accessibility && (
        <>
          <Heading>Accessibility</Heading>
          <Markdown>{asList(guide.accessibility)}</Markdown>
        </>
      )}
      {guide && (
        <div className="grid gap-x-6 py-6 sm:grid-cols-2">
          <Advice verdict="do" rules={guide.do} Example={guide.examples?.do} />
          <Advice verdict="dont" rules={guide.dont} Example={guide.examples?.dont} />
        </div>
      )}
      {others.length > 0 && <Heading>Stories</Heading>}
      {others.map(({ id, name, moduleExport }) => (
        <section key={id}>
          <Subheading>{name}</Subheading>
          <Canvas key={key} of={moduleExport} story={frame} />
        </section>
      ))}
    </>
  );
}
