import { contrast } from '../styles/contrast.ts';
import { EDGES, GROUNDS, PAIRS, WORDS } from '../styles/pairs.ts';
import type { Hour } from '../styles/tokens.ts';
import { Hours } from './Hours.tsx';
import { DoAndDont, Page, Part, Words } from './Page.tsx';
import { colours, moreContrast } from './real-tokens.ts';
import { Swatch } from './Swatch.tsx';

const purposes: readonly { title: string; names: readonly string[] }[] = [
  { title: 'Grounds', names: ['surface', 'surface-raised', 'surface-sunken', 'line', 'line-strong'] },
  { title: 'Words', names: ['ink', 'ink-muted', 'ink-faint'] },
  {
    title: 'The lamp',
    names: ['accent', 'accent-hover', 'accent-edge', 'accent-ink', 'accent-soft', 'on-accent', 'focus'],
  },
  {
    title: 'What happened',
    names: [
      'success',
      'success-soft',
      'warning',
      'warning-soft',
      'danger',
      'danger-soft',
      'info',
      'info-soft',
    ],
  },
];

const grounds = { surface: 'surface', 'surface-raised': 'raised', 'surface-sunken': 'sunken' };

function ratio(front: string, ground: string, hour: Hour): string {
  const value = contrast(colours[front]?.[hour] ?? '', colours[ground]?.[hour] ?? '');
  return (Math.floor(value * 10) / 10).toFixed(1);
}

function Ratios({ hour }: { hour: Hour }) {
  return (
    <table className="w-full text-sm tabular-nums">
      <caption className="pb-2 text-start text-muted">Words need 4.5, edges 3.</caption>
      <thead className="text-start text-muted text-xs">
        <tr className="border-line-strong border-y">
          <th className="py-1.5 font-semibold">On</th>
          {GROUNDS.map((ground) => (
            <th key={ground} className="py-1.5 text-end font-semibold">
              {grounds[ground]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...WORDS, ...EDGES].map((front) => (
          <tr key={front} className="border-line border-b">
            <th className="py-1.5 text-start font-medium" style={{ color: `var(--${front})` }}>
              {EDGES.some((edge) => edge === front) ? <span className="text-ink">{front}, edge</span> : front}
            </th>
            {GROUNDS.map((ground) => (
              <td key={ground} className="py-1.5 text-end">
                {ratio(front, ground, hour)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function OnSoftGrounds({ hour }: { hour: Hour }) {
  return (
    <ul className="grid gap-2 text-sm">
      {PAIRS.filter(({ ground }) => /soft|^accent|^ink$/.test(ground)).map(({ front, ground }) => (
        <li
          key={front + ground}
          className="flex justify-between gap-4 rounded-md px-3 py-2"
          style={{ color: `var(--${front})`, background: `var(--${ground})` }}
        >
          <span>
            {front} on {ground}
          </span>
          <span className="tabular-nums">{ratio(front, ground, hour)}</span>
        </li>
      ))}
    </ul>
  );
}

export function ColourPage() {
  return (
    <Page
      title="Colour"
      lead="One place at two hours. Morning is warm paper and blue-black ink; night is deep blue-black, and the lamp is lit in both."
    >
      <Part title="Two hours, not two skins">
        <Words>
          Nothing is designed twice. Each colour has one name and two values, written in one line of hours.css
          with light-dark(). The system decides the hour; a person may decide otherwise in the bar, and every
          tab of theirs follows. Neither end of the scale is pure: black would hide the shadows that say what
          floats, and white would glare at three in the morning.
        </Words>
        <Words>
          Names say what a colour is for, never what it looks like. Ask for ink, not for navy. A component
          that follows this needs no thought about themes at all.
        </Words>
      </Part>
      {purposes.map(({ title, names }) => (
        <Part key={title} title={title}>
          <Hours>
            {(hour) => (
              <ul className="grid gap-3 sm:grid-cols-2">
                {names.map((name) => (
                  <Swatch key={name} name={name} value={colours[name]?.[hour] ?? ''} />
                ))}
              </ul>
            )}
          </Hours>
        </Part>
      ))}
      <Part title="Ratios">
        <Words>
          Worked out from the stylesheet as you look at it, and rounded down. A test fails when a pair falls
          below its limit. With more contrast asked for, all words reach 7 and all edges 4.5.
        </Words>
        <Hours>{(hour) => <Ratios hour={hour} />}</Hours>
        <Hours>{(hour) => <OnSoftGrounds hour={hour} />}</Hours>
      </Part>
      <Part title="When more contrast is asked for">
        <Words>
          Some ask their device for more contrast. They get the same two hours with darker words in the
          morning, lighter ones at night, and hairlines one can see. Under forced colours nothing of this
          holds: the person’s own few colours do, and what only a ground said is said by an edge.
        </Words>
        <Hours>
          {(hour) => (
            <ul className="grid gap-3 sm:grid-cols-2">
              {Object.entries(moreContrast).map(([name, value]) => (
                <Swatch key={name} name={name} value={value[hour]} literal />
              ))}
            </ul>
          )}
        </Hours>
      </Part>
      <Part title="One lamp">
        <Words>
          Amber is attention, and attention is scarce. It marks three things: the one primary action of a
          screen, the current tab, and the person on duty. Everything else does without. On paper amber alone
          stands under 3:1, so the button carries a darker edge there.
        </Words>
        <DoAndDont
          does={[
            'Give a status a word and a mark of its own shape; take away all colour and read it again.',
            'Use hairlines (line) to part rows, line-strong for the edge of a control.',
            'Let a soft ground carry words of its own hue, or ink.',
          ]}
          donts={[
            'Use amber for a warning. Warning is turmeric, with a triangle.',
            'Draw the only edge of a control with line: it is decoration.',
            'Write a raw colour in a component, not even once.',
          ]}
        />
      </Part>
    </Page>
  );
}
