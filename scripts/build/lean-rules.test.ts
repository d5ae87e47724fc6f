import { describe, expect, test } from 'vitest';
import { usedStyles } from './lean-rules.mjs';

const page = '<p class="lead w-1/2 hover:text-ink">Guards</p>';

describe('the styles that travel inside a page', () => {
  test('keep the rules for what the page names, and those for elements', () => {
    const css = 'p{margin:0}.lead{color:red}.lead>a:hover,.w-1\\/2{width:50%}';
    expect(usedStyles(css, page, '')).toBe(css);
  });

  test('leave out a rule for a class that nothing names, wherever it stands', () => {
    expect(usedStyles('.bill{top:0}.lead .bill{top:0}', page, '')).toBe('');
    expect(usedStyles('@media (width>=40rem){.bill{top:0}}', page, '')).toBe('');
    expect(usedStyles('.lead,.bill{top:0}', page, '')).toBe('.lead{top:0}');
  });

  test('keep what only a script names, also one that comes later and puts the name together', () => {
    const css = '.toast{top:0}.button-primary{top:0}.\\[\\&\\>svg\\]\\:size-3>svg{top:0}';
    expect(usedStyles(css, page, 'a(`toast [&>svg]:size-3`);b=`button button-$' + '{kind}`')).toBe(css);
  });

  test('do not mind how other elements are called that a rule only asks about', () => {
    const css = '.lead:not(.bill){top:0}.lead:has([data-x=".bill"],.bill){top:0}';
    expect(usedStyles(css, page, '')).toBe(css);
    const group = ':is(:where(.group):hover .hover\\:text-ink){color:red}';
    expect(usedStyles(group, page, '')).toBe(group);
    expect(usedStyles(':is(:where(.group):hover .bill){color:red}', page, '')).toBe('');
    const either = ':is(.bill,.lead){top:0}:is(.lead) p:is(.bill){top:0}';
    expect(usedStyles(either, page, '')).toBe(either);
  });

  test('keep their layers in order, and what is no rule for a class', () => {
    const css = '@layer theme,base;@layer base{}@font-face{font-family:Anek}@keyframes spin{to{top:0}}';
    expect(usedStyles(`${css}@layer components{.bill{top:0}}`, page, '')).toBe(`${css}@layer components{}`);
  });

  test('keep a value as long as something asks for it', () => {
    const css = ':root{--ink:#111;--danger:red}p{color:var(--ink)}';
    expect(usedStyles(css, page, '')).toBe(':root{--ink:#111;}p{color:var(--ink)}');
    expect(usedStyles(css, page, 'var(--danger)')).toBe(css);
  });

  test('say a value where it is asked for when nothing on the page changes it', () => {
    const border = '@property --tw-b{syntax:"*";inherits:false;initial-value:solid}';
    expect(usedStyles(`.lead{border:var(--tw-b)}${border}`, page, '')).toBe('.lead{border:solid}');
    const slashed = '@property --tw-z{syntax:"*";inherits:false}';
    expect(usedStyles(`.lead{x:var(--tw-z, ) y}${slashed}`, page, '')).toBe('.lead{x: y}');
    const changed = `.lead{border:var(--tw-b)}.w-1\\/2{--tw-b:dashed}${border}`;
    expect(usedStyles(changed, page, '')).toBe(changed);
  });
});
