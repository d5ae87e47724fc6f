// Prints figures of the code: file lengths by layer, import violations, glossary leftovers, duplicate code, seconds of the last
// `npm test`. `npm run report -- --list` lists each finding, `--diagram` writes the diagram of docs/architecture.md.
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../../tests/arch/source-files.ts';
import { architectureDiagram, writeDiagram } from './architecture-diagram.ts';
import { duplicateGroups } from './duplicate-code.ts';
import { fileLengths, type Lengths } from './file-lengths.ts';
import { glossaryLeftovers } from './glossary.ts';
import { codeFiles, importGraph, layerOf } from './import-graph.ts';

const { values } = parseArgs({
  options: {
    diagram: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    /** Another checkout of this repository, with its packages installed. */
    folder: { type: 'string', default: root },
  },
});
const folder = resolve(values.folder);
const graph = await importGraph(folder);

if (values.diagram) {
  writeDiagram(await architectureDiagram(graph));
  console.log('docs/architecture.md has the current diagram.');
  process.exit();
}

const row = (name: string, { files, lines, median, percentile90, longest }: Lengths) =>
  `| ${name} | ${files} | ${lines} | ${median} | ${percentile90} | ${longest.lines} ${longest.file} |`;

const { byLayer, all } = fileLengths(folder);
console.log(
  '| layer | files | lines | median | 90th percentile | longest |\n| --- | ---: | ---: | ---: | ---: | --- |',
);
for (const [layer, lengths] of [...byLayer].toSorted(([a], [b]) => a.localeCompare(b)))
  console.log(row(layer, lengths));
console.log(row('all', all));

const { violations } = graph.summary;
const findings: Record<string, string[]> = {
  'import cycles': violations
    .filter(({ cycle }) => cycle)
    .map(({ from, cycle = [] }) => [from, ...cycle.map(({ name }) => name)].join(' → ')),
  'imports against a rule': violations
    .filter(({ cycle }) => !cycle)
    .map(({ from, to, rule }) => `${from} → ${to} (${rule.name})`),
  'files under no rule': codeFiles(folder).filter((file) => layerOf(file) === undefined),
  'glossary leftovers': glossaryLeftovers(folder),
  'duplicate groups': duplicateGroups(folder),
};
console.log('\n| finding | count |\n| --- | ---: |');
for (const [finding, list] of Object.entries(findings)) console.log(`| ${finding} | ${list.length} |`);
if (values.list)
  for (const [finding, list] of Object.entries(findings)) console.log(`\n${finding}\n${list.join('\n')}`);

const stages = join(folder, 'node_modules/.cache/prahari/test-stages.json');
if (existsSync(stages)) {
  const { finished, seconds } = JSON.parse(readFileSync(stages, 'utf8')) as {
    finished: string;
    seconds: Record<string, number>;
  };
  console.log(`\n| stage of npm test (${finished}) | seconds |\n| --- | ---: |`);
  for (const [stage, time] of Object.entries(seconds)) console.log(`| ${stage} | ${time} |`);
}
