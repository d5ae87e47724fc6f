import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

function edit(file: string, change: (text: string) => string): void {
  const before = readFileSync(file, 'utf8');
  const after = change(before);
  if (after === before)
    throw new Error(`${file} has another shape than expected; add the component by hand.`);
  writeFileSync(file, after);
}

/** Imports are sorted by what they are from, other lines as they are. */
const sortKey = (line: string) => (/ from '(.+)'/.exec(line)?.[1] ?? line).toLowerCase();

/** Inserts the line before the first of the lines that match and sort after it, else after the last of them. */
function insertSorted(text: string, line: string, matches: RegExp): string {
  const lines = text.split('\n');
  const places = lines.flatMap((each, index) => (matches.test(each) ? [index] : []));
  const next = places.find((index) => sortKey(lines[index] ?? '') > sortKey(line));
  const last = places.at(-1);
  if (last === undefined) return text;
  return lines.toSpliced(next ?? last + 1, 0, line).join('\n');
}

const exampleOf = (name: string) => `  ${name}: {
    do: <${name}>What to do</${name}>,
    because: 'Say here why.',
    dont: <${name}>What not to do</${name}>,
    not: 'Say here what is wrong with it.',
  },
`;

/**
 * Lists a new base component where every one is listed: in the samples of every-component.test.ts, in the live examples of its
 * documentation, and as not used by a page yet.
 */
export function registerBaseComponent(ui: string, name: string): void {
  edit(join(ui, 'base/every-component.samples.tsx'), (text) => {
    const imported = insertSorted(
      text,
      `import { ${name} } from './${name}/${name}.tsx';`,
      /^import \{ \w+ \} from '\.\//,
    );
    return imported === text
      ? text
      : imported.replace(
          /\n\};\n$/,
          `\n  ${name}: { render: (props) => <${name} {...props}>Text</${name}> },\n};\n`,
        );
  });
  edit(join(ui, 'foundations/examples/examples.tsx'), (text) => {
    const imported = insertSorted(
      text,
      `import { ${name} } from '../../base/${name}/${name}.tsx';`,
      /^import \{ \w+ \} from '\.\.\/\.\.\/base\//,
    );
    return imported === text ? text : imported.replace(/\n\};\n$/, `\n${exampleOf(name)}};\n`);
  });
  edit(join(ui, 'foundations/unused-components.ts'), (text) =>
    insertSorted(text, `  '${name}',`, /^ {2}'\w+',$/),
  );
}
