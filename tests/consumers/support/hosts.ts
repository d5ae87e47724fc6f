import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';

const bootstrap = createRequire(import.meta.url).resolve('bootstrap/dist/css/bootstrap.css');

const fromInput = ['--input=-', '--cwd', resolve('packages/ui')];
/** A host's own Tailwind with its default theme, which has seen every class of ours but those with `!` (ADR 0071). */
const tailwind = execFileSync('tailwindcss', fromInput, {
  input: '@import "tailwindcss"; @source "./src"; @source not inline("{px-0!,text-lg!}");',
  encoding: 'utf8',
  stdio: ['pipe', 'pipe', 'ignore'],
});

/** Class names of a stylesheet that anybody could write, such as `button`, `card` and `p-4`. */
const classNamesOf = (sheet: string) => [
  ...new Set([...sheet.matchAll(/\.([a-z][\w-]*)(?![\w\\-])/g)].map(([, name]) => name)),
];

/** A host that has classes of its own under every name that a sheet uses, and says much about each. */
export const namesakes = (sheet: string): string =>
  `${classNamesOf(sheet)
    .filter((name) => name !== 'prahari')
    .map((name) => `.${name}`)
    .join(', ')} { display: inline-block; position: relative; top: 3px; margin: 9px; padding: 9px; width: 50%;
    border: 3px solid red; border-radius: 9px; background: lime; color: red; font: italic 20px serif; gap: 9px; opacity: 0.5;
    letter-spacing: 3px; text-transform: uppercase; box-shadow: 0 0 9px red; transform: rotate(3deg); grid-column: 2 }`;

/** Stylesheets of pages into which our components come. */
export const hosts: Readonly<Record<string, string>> = {
  plain: 'h1 { color: #225 } table { border-collapse: separate } .section { padding: 3px } a { color: teal }',
  shadcn: `
    :root { --background: white; --foreground: #111; --accent: #f4f4f5; --accent-foreground: #18181b; --ink: red;
      --surface: lime; --line: red; --focus: red; --font: serif; --radius: 0.625rem; --border: #e4e4e7; --danger: blue }
    @layer base { * { border-color: var(--border) } body { background: var(--background); color: var(--foreground) } }
    @layer utilities { .p-4 { padding: 2rem } .text-sm { font-size: 2rem } .rounded-md { border-radius: var(--radius) }
      .bg-accent { background: var(--accent) } .button { text-transform: uppercase } }
    .card { border: 1px solid var(--border); border-radius: var(--radius); padding: 1rem }`,
  bootstrap: readFileSync(bootstrap, 'utf8'),
  'Tailwind 4': tailwind,
};

/** The content of a host's page: elements by name, and elements with class names that we have too. */
export const hostMarkup = `
  <h1>Head</h1><h2>Second</h2><p>Text with <a href="#a">a link</a>, <code>code</code> and <b>bold</b>.</p>
  <ul><li>One</li><li>Two</li></ul><ol><li>One</li></ol><blockquote>Quote</blockquote><pre>pre</pre><hr>
  <form><fieldset><legend>Legend</legend><label>Name <input placeholder="name"></label><select><option>Day</option></select>
  <textarea>Words</textarea><button type="button">Press</button><input type="checkbox"></fieldset></form>
  <table class="table"><thead><tr><th>Head</th></tr></thead><tbody><tr><td>Cell</td></tr></tbody></table>
  ${[
    'button',
    'control',
    'avatar',
    'carousel',
    'section',
    'scene',
    'badge',
    'card',
    'btn btn-primary',
    'flex gap-4 p-4',
    'grid text-sm',
    'border rounded-md',
    'hidden',
    'shift-horizon',
  ]
    .map((name) => `<div class="${name}">${name} <span>inside</span></div>`)
    .join('')}`;
