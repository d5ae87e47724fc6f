import { expect } from 'storybook/test';
import { everyLook } from '../../../../.storybook/looks.ts';
import preview from '../../../../.storybook/preview.ts';
import { Link } from '../../src/base/Link/Link.tsx';
import {
  type ColorValue,
  colorCss,
  type Measure,
  measureCss,
  type Token,
} from '../../src/styles/token-values.ts';
import { color, font, motion, Page, Part, radius, size, space, tokensIn } from './foundation.tsx';

const Swatch = ({ value }: { value: string }) => (
  <span className="flex items-center gap-2 tabular-nums">
    <span className="size-6 shrink-0 rounded-sm border border-line-strong" style={{ background: value }} />
    {value}
  </span>
);

interface RowsProps {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly React.ReactNode[])[];
}

const Rows = ({ caption, columns, rows }: RowsProps) => (
  <div className="overflow-x-auto">
    <table className="w-full text-left text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-line border-b">
          {columns.map((column) => (
            <th key={column} scope="col" className="py-2 pe-4 font-semibold">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells) => (
          <tr key={String(cells[0])} className="border-line border-b align-top">
            {cells.map((cell, index) => (
              <td key={columns[index]} className="py-2 pe-4">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

const colorRows = tokensIn<Token<ColorValue>>(color).map(([name, { $value, $extensions, $description }]) => [
  name,
  <Swatch key="light" value={colorCss($value)} />,
  <Swatch key="dark" value={colorCss($extensions?.mode.dark ?? $value)} />,
  $description,
]);

const lengthRows = Object.entries({
  'font-size': font.size,
  'font-line-height': font['line-height'],
  radius,
  size,
  space,
  duration: motion.duration,
}).flatMap(([group, tokens]) =>
  tokensIn<Token<Measure>>(tokens).map(([name, { $value, $description }]) => [
    `${group}-${name}`,
    measureCss($value),
    $description,
  ]),
);

const meta = preview.meta({
  title: 'Foundations/Tokens',
  tags: ['!autodocs', '!manifest'],
  parameters: { chromatic: { modes: everyLook }, controls: { disable: true } },
});

export const Tokens = meta.story({
  render: () => (
    <Page
      title="Tokens"
      lead="Every design value by name. A host sets them as custom properties, --prahari-accent; Figma reads them as variables."
    >
      <Part title="Files">
        <ul className="flex flex-wrap gap-6">
          <li>
            <Link href="./tokens/tokens-studio.json" download>
              tokens-studio.json, for Tokens Studio in Figma
            </Link>
          </li>
          <li>
            <Link href="./tokens/tokens.json" download>
              tokens.json, in the format of the Design Tokens Community Group
            </Link>
          </li>
        </ul>
      </Part>
      <Part title="Colors">
        <Rows caption="Colors" columns={['Token', 'Light', 'Dark', 'For']} rows={colorRows} />
      </Part>
      <Part title="Lengths and times">
        <Rows caption="Lengths and times" columns={['Token', 'Value', 'For']} rows={lengthRows} />
      </Part>
    </Page>
  ),
});
Tokens.test('a color has its value in both themes', async ({ canvas }) => {
  const row = canvas.getByRole('row', { name: /^surface-raised/ });
  await expect(row).toHaveTextContent('#fcf8ef');
  await expect(row).toHaveTextContent('#172033');
});
Tokens.test('the step of the grid is a token', async ({ canvas }) => {
  await expect(canvas.getByRole('row', { name: /^space-step/ })).toHaveTextContent('0.25rem');
});
