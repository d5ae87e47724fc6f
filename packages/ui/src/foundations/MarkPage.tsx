import { Icon } from '../base/Icon/Icon.tsx';
import { DoAndDont, FoundationPage, Paragraph, Section } from './FoundationPage.tsx';
import lockup from './lockup.svg?raw';
import { ThemePreview } from './ThemePreview.tsx';

const [flame, sill, letters] = Array.from(lockup.matchAll(/ d="([^"]+)"/g), ([, path]) => path);

function Mark({ side }: { side: number }) {
  return (
    <svg viewBox="0 0 16 16" width={side} height={side} fill="currentColor" aria-hidden="true">
      <path fillRule="evenodd" d={flame} />
      <path d={sill} />
    </svg>
  );
}

function Lockup() {
  return (
    <svg viewBox="0 0 74 18" width={222} height={54} fill="currentColor" role="img" aria-label="Prahari">
      <g transform="translate(0 1) scale(1.06)" className="text-accent-ink" fill="currentColor">
        <path fillRule="evenodd" d={flame} />
        <path d={sill} />
      </g>
      <path d={letters} />
    </svg>
  );
}

const examples = [
  { say: '2 bills are overdue', not: 'Action required' },
  { say: 'Your bills will be listed here', not: 'No data' },
  { say: 'The server did not answer. Try again.', not: 'Oops, something went wrong' },
  { say: 'Withdraw', not: 'Proceed' },
  { say: 'Nothing to do.', not: 'You are all caught up!' },
];

export function MarkPage() {
  return (
    <FoundationPage
      title="Mark and voice"
      lead="Prahari is Hindi for watchman. The mark, our logo, is a lantern."
    >
      <Section title="The logo">
        <Paragraph>
          A lantern on a sill: two shapes in one color, on a grid of 16 px. The flame is a hole that shows the
          background. Shields and padlocks are avoided, because clients hire people.
        </Paragraph>
        <ThemePreview>
          {() => (
            <div className="flex flex-wrap items-end gap-6 text-accent-ink">
              {[16, 24, 48, 96].map((side) => (
                <span key={side} className="grid justify-items-center gap-2">
                  <Mark side={side} />
                  <span className="text-muted text-xs">{side}</span>
                </span>
              ))}
            </div>
          )}
        </ThemePreview>
      </Section>
      <Section title="Logo and name">
        <ThemePreview>{() => <Lockup />}</ThemePreview>
        <DoAndDont
          does={[
            'Leave the width of the sill free on every side.',
            'Use accent-ink for the logo and ink for the name; if only one color is available, use it for both.',
          ]}
          donts={['Tilt it, outline it, put it in a circle.', 'Use the flame without the lantern.']}
        />
      </Section>
      <Section title="Status icons">
        <Paragraph>
          The lantern means on duty. All icons differ in shape, so that they are clear in greyscale.
        </Paragraph>
        <ul className="flex flex-wrap gap-6 text-sm">
          {(['lantern', 'ring', 'half', 'triangle', 'tick', 'pause', 'cross'] as const).map((mark) => (
            <li key={mark} className="flex items-center gap-2">
              <Icon name={mark} className="size-3.5" />
              {mark}
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Voice">
        <Paragraph>
          Be short, exact and friendly. Say what happened, then what to do. Use active verbs; name a button by
          its action.
        </Paragraph>
        <table className="max-w-measure text-sm">
          <thead className="text-start text-muted text-xs">
            <tr className="border-line-strong border-y">
              <th className="py-1.5 font-semibold">Write</th>
              <th className="py-1.5 font-semibold">Not</th>
            </tr>
          </thead>
          <tbody>
            {examples.map(({ say, not }) => (
              <tr key={say} className="border-line border-b">
                <td className="py-2 pe-6 font-medium">{say}</td>
                <td className="py-2 text-muted">{not}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Section>
    </FoundationPage>
  );
}
