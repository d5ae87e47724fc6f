import { everyLook } from '../../../../.storybook/looks.ts';
import preview from '../../../../.storybook/preview.ts';
import { font, Page, Part, Rules, tokensIn } from './foundation.tsx';

const uses: Readonly<Record<string, string>> = {
  xs: 'Labels, table heads, hints',
  sm: 'Tables, forms, buttons',
  md: 'Reading',
  lg: 'Titles of cards, panels and sections',
  xl: 'Figures, page titles',
  '2xl': 'Section headings of the public site',
  '3xl': 'The hero, and the hours left of a shift',
};

const meta = preview.meta({
  title: 'Foundations/Type',
  tags: ['!autodocs', '!manifest'],
  parameters: { chromatic: { modes: everyLook } },
});

export const Type = meta.story({
  render: () => (
    <Page title="Type" lead="Anek Latin, drawn in India for ten scripts at once. Seven sizes, four weights.">
      <Part title="Sizes and weights">
        {tokensIn(font.size).map(([name, { $value }]) => (
          <div key={name} className="border-line border-b pb-4 text-muted text-sm">
            {name}, {$value.value * 16} px. {uses[name]}
            <p className="text-ink leading-tight" style={{ fontSize: `${$value.value}rem` }}>
              Guards for homes and offices
            </p>
          </div>
        ))}
        {tokensIn(font.weight).map(([name, { $value, $description }]) => (
          <p key={name} style={{ fontWeight: $value }}>
            {$value}. {$description}
          </p>
        ))}
      </Part>
      <Part title="Rules">
        <Rules
          does={[
            'Align money right in tabular figures, grouped as in India, with paise: ₹18,42,000.00.',
            'Keep running text within 65 characters (max-w-measure).',
            'Let a long name wrap on a phone; truncate it on a desktop and show it in full on hover.',
            'Write dates as 5 Dec 2026.',
          ]}
          donts={[
            'Set words in capitals, or space letters out.',
            'Use a size between two of the seven.',
            'Give text a fixed height: at 200 % zoom it needs twice the space.',
          ]}
        />
      </Part>
    </Page>
  ),
});
