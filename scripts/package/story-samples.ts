import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import ts from 'typescript';
import { type Args, element, Needs, written } from './sample-code.ts';
import { NotForHosts, namesIn, type Scope, scopeOf } from './sample-scope.ts';
import { type Options, optionsOf, propertiesOf } from './story-file.ts';

const root = resolve(import.meta.dirname, '../..');
const MAX_BYTES = 2 ** 25;

/** The code of a story, as a host writes it. */
export interface Sample {
  /** Relative to the repository. */
  file: string;
  /** The story's export. */
  story: string;
  code: string;
}

/** The component without its type arguments. */
function componentOf(meta: Options): string {
  const component = meta.get('component');
  if (!component) throw new NotForHosts('no component');
  return /^\w+/.exec(component.getText())?.[0] ?? '';
}

function codeOf(scope: Scope, story: string, meta: Options, options: Options): string {
  const args: Args = new Map([
    ...propertiesOf(meta.get('args'), scope),
    ...propertiesOf(options.get('args'), scope),
  ]);
  const render = options.get('render') ?? meta.get('render');
  const needs = new Needs();
  const component = componentOf(meta);
  const isFunction = render && (ts.isArrowFunction(render) || ts.isFunctionExpression(render));
  let body: string;
  if (isFunction) {
    const parameter = render.parameters[0]?.name;
    if (parameter && !ts.isIdentifier(parameter)) throw new NotForHosts(parameter.getText());
    body = written(render.body, args, parameter?.text ?? '');
    needs.addAll(scope, render.body);
  } else body = element(render?.getText() ?? component, args);
  const isBlock = isFunction && ts.isBlock(render.body);
  const shown = `() => ${isBlock ? body : `(${body})`}`;
  for (const name of namesIn(ts.createSourceFile('shown.tsx', shown, ts.ScriptTarget.Latest, true)))
    needs.add(scope, name);
  const name = needs.names.has(story) ? `${story}Example` : story;
  return `${needs}\n\nexport ${isBlock ? `function ${name}() ${body}` : `const ${name} = ${shown};`}\n`;
}

const DASHBOARDS: Readonly<Record<string, string>> = {
  account: 'admin/AdminDashboard',
  admin: 'admin/AdminDashboard',
  client: 'client/ClientDashboard',
  security: 'security/SecurityDashboard',
};

/** Mounts the dashboard that an inner part is in, or returns undefined for a part of something else. */
function dashboardAround(file: string, story: string, meta: Options): string | undefined {
  const [, of = ''] = /\/dashboards\/(\w+)\//.exec(file) ?? [];
  const path = DASHBOARDS[of];
  if (!path) return undefined;
  const dashboard = path.split('/')[1];
  return `import { ${dashboard} } from '@prahari/ui/dashboards/${path}';

// ${componentOf(meta)} is an inner part of ${of === 'account' ? 'every dashboard' : 'it'}.
export const ${story} = () => <${dashboard} />;
`;
}

/** Samples of one file of stories, and why some stories have none. */
function samplesOf(file: string): { samples: Sample[]; left: string[] } {
  const scope = scopeOf(join(root, file));
  const meta = optionsOf(scope.declared.get('meta'), scope);
  const samples: Sample[] = [];
  const left: string[] = [];
  for (const [story, statement] of scope.declared) {
    if (!meta || !/^export const \w+ = meta\.story\(/.test(statement.getText())) continue;
    try {
      samples.push({
        file,
        story,
        code: codeOf(scope, story, meta, optionsOf(statement, scope) ?? new Map()),
      });
    } catch (error) {
      if (!(error instanceof NotForHosts)) throw error;
      const code = dashboardAround(file, story, meta);
      if (code) samples.push({ file, story, code });
      else left.push(`${file} ${story}: ${error.message}`);
    }
  }
  return { samples, left };
}

const MARK = '// next sample';

/** Formats samples in one go. */
function formatted(samples: Sample[]): Sample[] {
  const code = execFileSync(
    join(root, 'node_modules/.bin/biome'),
    [
      'format',
      '--stdin-file-path=samples.tsx',
      '--indent-style=space',
      '--javascript-formatter-quote-style=single',
      '--line-width=90',
      `--files-max-size=${MAX_BYTES}`,
    ],
    {
      input: samples.map((sample) => sample.code).join(`\n${MARK}\n`),
      encoding: 'utf8',
      maxBuffer: MAX_BYTES,
    },
  );
  const parts = code.split(`\n${MARK}\n`);
  return samples.map((sample, index) => ({ ...sample, code: `${parts[index]?.trim()}\n` }));
}

/** Returns the code of every story that a host could write. */
export function storySamples(pattern = 'packages/ui/{src,stories/pages}/**/*.stories.tsx'): {
  samples: Sample[];
  left: string[];
} {
  const files = globSync(pattern, { cwd: root })
    .filter((file) => /[A-Z]/.test(basename(file)[0] ?? ''))
    .sort()
    .map(samplesOf);
  return {
    samples: formatted(files.flatMap(({ samples }) => samples)),
    left: files.flatMap(({ left }) => left),
  };
}
