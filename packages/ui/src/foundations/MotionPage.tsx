import { useState } from 'react';
import { Button } from '../base/Button/Button.tsx';
import { DoAndDont, FoundationPage, Paragraph, Section } from './FoundationPage.tsx';
import { durations, ease } from './theme-tokens.ts';

/** Whole class names, because Tailwind finds no others. */
const classes: Readonly<Record<string, string>> = { fast: 'duration-fast', base: 'duration-base' };

export function MotionPage() {
  const [isMoved, setMoved] = useState(false);
  return (
    <FoundationPage
      title="Motion"
      lead="Motion shows where something came from. It is short, so that nobody has to wait."
    >
      <Section title="Two durations, one curve">
        <div>
          <Button onPress={() => setMoved(!isMoved)}>Move</Button>
        </div>
        <ul className="grid gap-5">
          {durations.map(({ name, css, use }) => (
            <li key={name} className="grid gap-2 text-sm">
              <span>
                <span className="font-medium">motion-{name}</span>{' '}
                <span className="text-muted tabular-nums">{css}</span>
                <span className="block text-muted text-xs">{use}</span>
              </span>
              <span className="@container block h-6 rounded-full bg-sunken">
                <span
                  className={`block size-6 rounded-full bg-accent transition-transform ease-out ${classes[name]}`}
                  style={{
                    transform: isMoved ? 'translateX(calc(100cqw - 1.5rem))' : 'none',
                  }}
                />
              </span>
            </li>
          ))}
        </ul>
        <p className="text-muted text-sm">Curve: {ease}, ease-out.</p>
      </Section>
      <Section title="Reduced motion">
        <Paragraph>
          With reduced motion requested both durations are 0 ms for everything that uses the tokens. The
          gallery has no autoplay, and the bar above a loading table does not move.
        </Paragraph>
      </Section>
      <Section title="Rules">
        <DoAndDont
          does={['Move by 8 px and fade.', 'Show progress with a text, not only with an animation.']}
          donts={[
            'Animate a list, a number or a page.',
            'Move anything that the pointer is about to press.',
            'Loop an animation.',
          ]}
        />
      </Section>
    </FoundationPage>
  );
}
