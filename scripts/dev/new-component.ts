// Writes a component, its story and, in base, its description: npm run new:component -- base Ribbon | features/bills BillSummary
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { registerBaseComponent } from './register-component.ts';

const [parent = '', name = '', root = '.'] = process.argv.slice(2);
const ui = join(root, 'packages/ui/src');

function refuse(reason: string): never {
  console.error(
    `${reason}\nUsage: npm run new:component -- base Ribbon\n       npm run new:component -- features/bills BillSummary`,
  );
  process.exit(1);
}

if (!/^(?:base|features\/[a-z-]+)$/.test(parent))
  refuse(`"${parent}" is no folder for components: use base or features/NAME.`);
if (!/^[A-Z][A-Za-z]+$/.test(name)) refuse(`"${name}" is not a name: begin with a capital, letters only.`);
if (!existsSync(join(ui, parent))) {
  const features = readdirSync(join(ui, 'features'), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  refuse(`There is no ${parent}. Features are ${features.map((entry) => entry.name).join(', ')}.`);
}
const folder = join(ui, parent, name);
if (existsSync(folder)) refuse(`${folder} is there already.`);

const preview = join(relative(folder, root), '.storybook/preview.ts').replaceAll('\\', '/');
const words = name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ');
const sentence = words[0] + words.slice(1).toLowerCase();

const component = `import type { ComponentProps } from 'react';

export interface ${name}Props extends ComponentProps<'div'> {
  /** Whether it stands out from what is around it. */
  raised?: boolean | undefined;
}

/** ${sentence}: describe here in one line what it is for. Other attributes and \`ref\` go to the element. */
export function ${name}({ raised = false, className = '', ...rest }: ${name}Props) {
  return (
    <div
      {...rest}
      className={\`rounded-md border border-line p-4 text-ink text-sm \${raised ? 'bg-raised' : ''} \${className}\`}
    />
  );
}
`;

const docs = `import type { ComponentDocs } from '../component-docs.ts';

export const docs: ComponentDocs = {
  status: 'ready',
  pattern: 'none',
  keys: [],
  anatomy: [{ part: 'Box', is: 'its content on a surface with a border' }],
  do: ['Say here when to use it'],
  dont: ['say here what it is not for: name the other component'],
  related: ['Card'],
  intents: ['${sentence.toLowerCase()}'],
};
`;

const stories = `import { expect } from 'storybook/test';
import preview from '${preview}';
import { ${name} } from './${name}.tsx';

const meta = preview.meta({
  component: ${name},
  args: { children: '${sentence}' },
  parameters: {
    docs: {
      description: {
        component: [
          'When to use it, and what to use instead.',
          '',
          '**Accessibility.** Plain words in their order: no role, no keys, nothing announced.',
        ].join('\\n'),
      },
    },
  },
});

export const Plain = meta.story();
Plain.test('the text is shown', async ({ canvas }) => {
  await expect(canvas.getByText('${sentence}')).toBeVisible();
});
`;

mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, `${name}.tsx`), component);
writeFileSync(join(folder, `${name}.stories.tsx`), stories);
if (parent === 'base') {
  writeFileSync(join(folder, `${name}.docs.ts`), docs);
  registerBaseComponent(ui, name);
}
const { writeExports } = await import('../package/exports.ts');
writeExports(join(root, 'packages/ui'));
console.log(`${folder}: write its props, then a story for each state.`);
