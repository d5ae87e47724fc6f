import { useState } from 'react';
import { Button } from '../base/Button/Button.tsx';
import { DoAndDont, FoundationPage, Paragraph, Section } from './FoundationPage.tsx';
import { tokenValue } from './theme-tokens.ts';

const speeds = [
  { name: 'motion-fast', className: 'duration-fast', use: 'A control answers: colour of a button, a tab' },
  { name: 'motion-base', className: 'duration-base', use: 'A thing arrives: panel, dialog, toast' },
];

export function MotionPage() {
  const [isAway, setAway] = useState(false);
  return (
    <FoundationPage
      title="Motion"
      lead="It explains where a thing came from, and is over before anyone has to wait for it."
    >
      <Section title="Two durations, one curve">
        <div>
          <Button onPress={() => setAway(!isAway)}>Move</Button>
        </div>
        <ul className="grid gap-5">
          {speeds.map(({ name, className, use }) => (
            <li key={name} className="grid gap-2 text-sm">
              <span>
                <span className="font-medium">{name}</span>{' '}
                <span className="text-muted tabular-nums">{tokenValue(name)}</span>
                <span className="block text-muted text-xs">{use}</span>
              </span>
              <span className="@container block h-6 rounded-full bg-sunken">
                <span
                  className={`block size-6 rounded-full bg-accent transition-transform ease-out ${className}`}
                  style={{ transform: isAway ? 'translateX(calc(100cqw - 1.5rem))' : 'none' }}
                />
              </span>
            </li>
          ))}
        </ul>
        <p className="text-muted text-sm">Curve: {tokenValue('motion-ease')}, fast away and soft to rest.</p>
      </Section>
      <Section title="When somebody asks for less">
        <Paragraph>
          Under reduced motion both durations are 0 ms. Nothing needs to remember that: whoever uses the
          tokens obeys. The gallery stops turning by itself, and the bar over a loading table stands still.
        </Paragraph>
      </Section>
      <Section title="Rules">
        <DoAndDont
          does={[
            'Move 8 px and fade: a thing arrives from its own edge.',
            'Show work in progress by a word that stays, not by a dance.',
          ]}
          donts={[
            'Animate a list, a number or a page.',
            'Move anything that the pointer is about to press.',
            'Loop. The lamp burns; it does not blink.',
          ]}
        />
      </Section>
    </FoundationPage>
  );
}
