import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type ComponentApi, componentApis } from './component-props.ts';
import { scopeOf } from './sample-scope.ts';
import { optionsOf, propertiesOf, textsOf } from './story-file.ts';
import { type Sample, storySamples } from './story-samples.ts';

const ui = resolve(import.meta.dirname, '../../packages/ui');

/** A component as a person or a program reads about it. */
export interface DescribedComponent extends ComponentApi {
  import: string;
  status?: string;
  /** Names that other libraries and people have for it. */
  alsoCalled: string[];
  do: string[];
  /** Phrases after "Don't". */
  dont: string[];
  accessibility: string[];
  samples: { name: string; code: string }[];
}

/** Words of the stories of other names, by component. */
function otherNames(): Map<string, string[]> {
  const scope = scopeOf(join(ui, 'stories/OtherNames.stories.tsx'));
  const names = new Map<string, string[]>();
  for (const statement of scope.declared.values()) {
    const options = optionsOf(statement, scope);
    const words = textsOf(options?.get('name')).flatMap((name) => name.split(', '));
    for (const component of textsOf(propertiesOf(options?.get('args'), scope).get('components')))
      names.set(component, [...(names.get(component) ?? []), ...words.map((word) => word.toLowerCase())]);
  }
  return names;
}

/** The stories beside a component; a part such as `Slide` has them in the folder's. */
function storiesOf({ file, name }: ComponentApi): string {
  const own = join('src', dirname(file), `${name}.stories.tsx`);
  const folder = dirname(file).split('/').at(-1);
  return existsSync(join(ui, own)) ? own : join('src', dirname(file), `${folder}.stories.tsx`);
}

function guideOf(stories: string) {
  const scope = scopeOf(join(ui, stories));
  const meta = optionsOf(scope.declared.get('meta'), scope);
  return propertiesOf(propertiesOf(meta?.get('parameters'), scope).get('guide'), scope);
}

function described(api: ComponentApi, samples: Sample[], names: Map<string, string[]>): DescribedComponent {
  const stories = storiesOf(api);
  const guide = guideOf(stories);
  const [status] = textsOf(guide.get('status'));
  const uses = new RegExp(`<${api.name}\\b|\\b${api.name}\\(`);
  return {
    ...api,
    import: `import { ${api.name} } from '@prahari/ui';`,
    ...(status ? { status } : {}),
    alsoCalled: names.get(api.name) ?? [],
    do: textsOf(guide.get('do')),
    dont: textsOf(guide.get('dont')),
    accessibility: textsOf(guide.get('accessibility')),
    samples: samples
      .filter(({ file, code }) => file.endsWith(stories) && uses.test(code))
      .map(({ story, code }) => ({ name: story, code })),
  };
}

/** Describes every component of the root export. */
export function describedComponents(): DescribedComponent[] {
  const { samples } = storySamples('packages/ui/src/base/**/*.stories.tsx');
  const names = otherNames();
  return componentApis().map((api) => described(api, samples, names));
}

/** The version of the package. */
export const version: string = JSON.parse(readFileSync(join(ui, 'package.json'), 'utf8')).version;
