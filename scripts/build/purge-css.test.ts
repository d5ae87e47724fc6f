import { describe, expect, test } from 'vitest';
import { purgeCss } from './purge-css.ts';

const page = '<p class="lead w-1/2 hover:text-ink">Guards</p>';

describe('purgeCss', () => {
  test('keeps rules for elements and classes in the markup', async () => {
    const css = 'p{margin:0}.lead{color:red}.lead>p:hover,.w-1\\/2{width:50%}';
    expect(await purgeCss(css, page)).toBe(css);
  });

  test('removes rules for classes that occur nowhere', async () => {
    expect(await purgeCss('.bill{top:0}.lead .bill{top:0}', page)).toBe('');
    expect(await purgeCss('@media (width>=40rem){.bill{top:0}}', page)).toBe('');
    expect(await purgeCss('.lead,.bill{top:0}', page)).toBe('.lead{top:0}');
  });

  test('keeps classes that only a script names, also as a template literal', async () => {
    const css = '.toast{top:0}.button-primary{top:0}.\\[\\&\\>svg\\]\\:size-3>svg{top:0}';
    const script = 'a(`toast [&>svg]:size-3`);b=`button button-$' + '{kind}`';
    expect(await purgeCss(css, `${page}\n${script}`)).toBe(css);
  });

  test('keeps rules whose :not() or :has() names an absent class', async () => {
    const css = '.lead:not(.bill){top:0}.lead:has([data-x=".bill"],.bill){top:0}';
    expect(await purgeCss(css, page)).toBe(css);
  });

  test('keeps rules for states and for attributes that scripts set later', async () => {
    const css = ':focus-visible{top:0}::backdrop{top:0}[data-theme=dark]{top:0}p:disabled{top:0}';
    expect(await purgeCss(css, page)).toBe(css);
  });

  test('keeps the order of layers, and font faces and keyframes', async () => {
    const css = '@layer theme,base;@font-face{font-family:Anek}@keyframes spin{to{top:0}}';
    expect(await purgeCss(css, page)).toBe(css);
  });

  test('removes the licence comment of Tailwind, which third-party-notices.txt has', async () => {
    expect(await purgeCss('/*! tailwindcss v4.3.5 | MIT License */\np{margin:0}', page)).toBe('p{margin:0}');
  });

  test('removes custom properties that nothing reads', async () => {
    const css = ':root{--ink:#111;--danger:red}p{color:var(--ink)}';
    expect(await purgeCss(css, page)).toBe(':root{--ink:#111}p{color:var(--ink)}');
    expect(await purgeCss('@layer theme{:root,:host{--ink:#111}}p{top:0}', page)).toBe('p{top:0}');
    expect(await purgeCss(css, `${page} var(--danger)`)).toBe(css);
    expect(await purgeCss('@property --tw-b{syntax:"*";inherits:false}', page)).toBe('');
  });

  test('writes the initial value of a custom property that nothing sets', async () => {
    const style = '@property --tw-s{syntax:"*";inherits:false;initial-value:solid}';
    const ordinal = '@property --tw-o{syntax:"*";inherits:false}';
    const css = `p{border-style:var(--tw-s);font-variant-numeric:var(--tw-o, )tabular-nums}${style}${ordinal}`;
    expect(await purgeCss(css, page)).toBe('p{border-style:solid;font-variant-numeric:tabular-nums}');
    const set = `.lead{--tw-s:dashed}${css}`;
    expect(await purgeCss(set, page)).toContain('border-style:var(--tw-s)');
    expect(await purgeCss(css, `${page} style="--tw-s:dashed"`)).toContain('border-style:var(--tw-s)');
  });
});
