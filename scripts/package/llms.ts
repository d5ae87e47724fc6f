// Writes the library for programs that read: node scripts/package/llms.ts <folder>
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { type DescribedComponent, describedComponents, version } from './described-components.ts';

const guides = resolve(import.meta.dirname, '../../packages/ui/stories/guides');

const SUMMARY = `React components on react-aria, in a light and a dark theme, typed and accessible, with the pieces of a guard
company: muster, shifts, rupees, Indian phones and PIN codes. Version ${version}. Import each from \`@prahari/ui\`; put
\`import '@prahari/ui/styles.css'\` once into the app.`;

/** A guide without what only Storybook reads. */
function guideText(file: string): string {
  return readFileSync(join(guides, file), 'utf8')
    .split('\n')
    .filter((line) => !/^import .*(?:addon-docs|\?raw)|^<Meta /.test(line))
    .join('\n')
    .trim();
}

const titleOf = (text: string) => /^# (.+)$/m.exec(text)?.[1] ?? '';
const leadOf = (text: string) => /^# .+\n\n([^\n]+)/m.exec(text)?.[1] ?? '';
const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const list = (title: string, lines: readonly string[]) =>
  lines.length > 0 ? `## ${title}\n\n${lines.map((line) => `- ${line}`).join('\n')}\n` : '';

function props({ props: rows }: DescribedComponent): string {
  if (rows.length === 0) return '';
  const lines = rows.map(
    ({ name, type, required, default: value, description }) =>
      `| \`${name}\`${required ? ' (required)' : ''} | \`${cell(type)}\` | ${value ? `\`${cell(value)}\`` : ''} | ${cell(description)} |`,
  );
  return `## Props\n\n| name | type | when left out | what it is |\n| --- | --- | --- | --- |\n${lines.join('\n')}\n`;
}

/** Everything about a component in Markdown. */
export function componentText(component: DescribedComponent): string {
  const { name, description, status, alsoCalled, accessibility, samples } = component;
  return [
    `# ${name}\n\n${description}\n\n\`\`\`ts\n${component.import}\n\`\`\`\n`,
    [status && `Status: ${status}.`, alsoCalled.length > 0 && `Also called: ${alsoCalled.join(', ')}.`]
      .filter(Boolean)
      .join(' ')
      .replace(/.$/, '$&\n'),
    props(component),
    list('Do', component.do),
    list("Don't", component.dont),
    list('Accessibility', accessibility),
    ...samples.map((sample) => `## Sample: ${sample.name}\n\n\`\`\`tsx\n${sample.code.trim()}\n\`\`\`\n`),
  ]
    .filter(Boolean)
    .join('\n');
}

/** The texts by path: `llms.txt`, one for each component and guide, and all components as data. */
export function libraryTexts(components = describedComponents()): Map<string, string> {
  const texts = new Map<string, string>();
  const guideLines = globSync('*.mdx', { cwd: guides })
    .sort()
    .map((file) => {
      const text = guideText(file);
      const path = `llms/guides/${basename(file, '.mdx').replace(/^\d+-/, '')}.md`;
      texts.set(path, `${text}\n`);
      return `- [${titleOf(text)}](${path}): ${leadOf(text)}`;
    });
  const componentLines = components.map((component) => {
    const path = `llms/${component.name}.md`;
    texts.set(path, componentText(component));
    const [sentence = ''] = component.description.split(/(?<=\.) /);
    const names = component.alsoCalled.length > 0 ? ` Also called: ${component.alsoCalled.join(', ')}.` : '';
    return `- [${component.name}](${path}): ${sentence}${names}`;
  });
  texts.set(
    'llms.txt',
    `# @prahari/ui\n\n> ${SUMMARY.replaceAll('\n', '\n> ')}\n\n## Guides\n\n${guideLines.join('\n')}\n\n## Components\n\n${componentLines.join('\n')}\n\n## Data\n\n- [components.json](components.json): props, samples, do and don't of all components\n`,
  );
  texts.set('components.json', JSON.stringify({ version, components }, null, 1));
  return texts;
}

if (process.argv[1] === import.meta.filename) {
  const [, , folder = 'dist'] = process.argv;
  for (const [path, text] of libraryTexts()) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}
