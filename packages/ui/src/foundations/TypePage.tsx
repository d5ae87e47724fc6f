import { DoAndDont, FoundationPage, Paragraph, Section } from './FoundationPage.tsx';
import { textSizes } from './theme-tokens.ts';

const uses: Readonly<Record<string, string>> = {
  xs: 'Labels, table heads, hints',
  sm: 'Tables, forms, buttons',
  md: 'Reading',
  lg: 'Titles of cards, panels and sections',
  xl: 'Figures, page titles',
  '2xl': 'Section headings of the public site',
  '3xl': 'The hero, and the hours left of a shift',
};

const weights = [
  { className: 'font-normal', name: '400, reading' },
  { className: 'font-medium', name: '500, names and controls' },
  { className: 'font-semibold', name: '600, headings and buttons' },
];

const px = (rem: string) => Math.round(Number.parseFloat(rem) * 16);

export function TypePage() {
  return (
    <FoundationPage
      title="Type"
      lead="Anek Latin, drawn in India for ten scripts at once. One variable file, seven sizes, three weights."
    >
      <Section title="Why Anek">
        <Paragraph>
          It is legible at 15 px in long tables and distinctive at 64, and Anek Devanagari has the same
          metrics for Hindi. The file holds only the characters the product uses: 24 KB, and one more of 1.3
          KB for the rupee sign. It comes from our own server.
        </Paragraph>
      </Section>
      <Section title="Seven sizes">
        <dl className="grid">
          {textSizes.map(({ name, size, leading }) => (
            <div key={name} className="grid gap-x-6 border-line border-b py-4 sm:grid-cols-[12rem_1fr]">
              <dt className="text-sm">
                <span className="font-semibold">{name}</span>{' '}
                <span className="text-muted tabular-nums">
                  {px(size)} / {px(leading)} px
                </span>
                <span className="block text-muted text-xs">{uses[name]}</span>
              </dt>
              <dd className="min-w-0 pb-2" style={{ fontSize: size, lineHeight: leading }}>
                Guards for homes and offices
              </dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title="Weights">
        <ul className="grid gap-2 text-lg sm:grid-cols-2">
          {weights.map(({ className, name }) => (
            <li key={name} className={className}>
              {name}
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Figures">
        <Paragraph>
          Money and columns use tabular figures, aligned right, grouped as in India, with paise, so that
          lengths compare and a missing digit shows.
        </Paragraph>
        <p className="w-48 text-end text-lg tabular-nums leading-8">
          ₹1,24,000.00
          <br />
          ₹18,42,000.00
          <br />
          ₹78,250.50
        </p>
      </Section>
      <Section title="Rules">
        <DoAndDont
          does={[
            'Keep running text within 65 characters (max-w-measure).',
            'Let a long name wrap on a phone; truncate it on a desktop and show it in full on hover.',
            'Write dates as 5 Dec 2026, which is unambiguous.',
          ]}
          donts={[
            'Set words in capitals, or space letters out.',
            'Use a size between two of the seven.',
            'Give text a fixed height: at 200 % zoom it needs twice the space.',
          ]}
        />
      </Section>
    </FoundationPage>
  );
}
