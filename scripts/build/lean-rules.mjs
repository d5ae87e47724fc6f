// @ts-check

/** What one at-rule after another may stand around. An emptied layer still says where it stands among the others. */
const GROUP = /^@(?:media|supports|container|layer|scope)\b/;
const TOKEN = /(--[\w-]+):[^;{}]+(?:;|(?=\}))/g;
const CLASS = /\.((?:\\.|[^\s\\.,:>+~#*()[\]])+)/g;
/** What is between brackets says which others an element stands among, not which it is. */
const BRACKETS = /(?<!\\)(?:\((?:\\.|[^()\\])*\)|\[(?:\\.|[^\]\\])*\])/g;
/** As Tailwind writes what depends on an element before or around. */
const WHOLE = /^:is\(((?:\\.|[^()\\])*)\)$/;

/** @param {string} text @returns {(name: string) => boolean} */
function namedIn(text) {
  const words = new Set(text.match(/[^\s"'`]+/g));
  // `button-${variant}` names whatever begins so
  const beginnings = [...words]
    .filter((word) => /^[\w-]+-\$\{/.test(word))
    .map((word) => word.split('$')[0] ?? '');
  return (name) => words.has(name) || beginnings.some((beginning) => name.startsWith(beginning));
}

/** The place after what begins at `from`: a statement's semicolon or the bracket that ends a rule. @param {string} css @param {number} from */
function endOf(css, from) {
  let depth = 0;
  for (let at = from; at < css.length; at += 1) {
    const sign = css[at];
    if (sign === '\\') at += 1;
    else if (sign === '"' || sign === "'") at = css.indexOf(sign, at + 1);
    else if (sign === '{') depth += 1;
    else if (sign === '}') depth -= 1;
    if (depth === 0 && (sign === '}' || sign === ';')) return at + 1;
  }
  return css.length;
}

/** Selectors between commas, but for commas inside brackets. @param {string} list */
function selectorsOf(list) {
  const selectors = [''];
  let depth = 0;
  for (const part of list.split(/(\\.|[(),[\]])/)) {
    if (part === '(' || part === '[') depth += 1;
    if (part === ')' || part === ']') depth -= 1;
    if (part === ',' && depth === 0) selectors.push('');
    else selectors.push((selectors.pop() ?? '') + part);
  }
  return selectors;
}

/** @param {string} selector @param {(name: string) => boolean} isNamed @returns {boolean} */
function isUsed(selector, isNamed) {
  const inside = WHOLE.exec(selector)?.[1];
  if (inside) return inside.split(',').some((one) => isUsed(one, isNamed));
  const bare = selector.replace(BRACKETS, '');
  if (bare !== selector) return isUsed(bare, isNamed);
  return Array.from(bare.matchAll(CLASS), ([, name = '']) => name.replaceAll('\\', '')).every(isNamed);
}

/** @param {string} css @param {(name: string) => boolean} isNamed @returns {string} */
function usedRules(css, isNamed) {
  let used = '';
  for (let from = 0, to = 0; from < css.length; from = to) {
    to = endOf(css, from);
    const rule = css.slice(from, to);
    const open = rule.indexOf('{');
    const head = rule.slice(0, open);
    if (open < 0 || (rule.startsWith('@') && !GROUP.test(rule))) used += rule;
    else if (rule.startsWith('@')) {
      const inside = usedRules(rule.slice(open + 1, -1), isNamed);
      if (inside || rule.startsWith('@layer')) used += `${head}{${inside}}`;
    } else {
      const kept = selectorsOf(head).filter((selector) => isUsed(selector, isNamed));
      if (kept.length > 0) used += kept.join() + rule.slice(open);
    }
  }
  return used;
}

/**
 * A value that Tailwind lets utilities set and that none here sets, written where it is asked for.
 * @param {string} css @param {string} elsewhere
 */
function withoutUnset(css, elsewhere) {
  let written = css;
  for (const [rule, name = '', about = ''] of css.matchAll(/@property (--[\w-]+)\{([^}]*)\}/g)) {
    if (written.includes(`${name}:`) || elsewhere.includes(name)) continue;
    const initial = /initial-value:([^;]*)/.exec(about)?.[1];
    const asked = new RegExp(`var\\(${name}(?:,([^()]*))?\\)`, 'g');
    const without = written
      .replace(rule, '')
      .replace(asked, (whole, otherwise) => initial ?? otherwise?.trim() ?? whole);
    if (!without.includes(`var(${name}`)) written = without;
  }
  return written;
}

/**
 * Of the styles written in a page: without the rules for classes, and the values, that neither the page nor its scripts name.
 * @param {string} css minified @param {string} page without its styles @param {string} beside its scripts and linked sheets
 */
export function usedStyles(css, page, beside) {
  const elsewhere = page + beside;
  const named = namedIn(elsewhere.replaceAll('&amp;', '&').replaceAll('&gt;', '>'));
  let used = usedRules(css, named);
  for (let before = ''; used !== before; ) {
    before = used;
    const asked = before + elsewhere;
    used = used.replace(TOKEN, (whole, name) => (asked.includes(`var(${name}`) ? whole : ''));
    used = withoutUnset(used, elsewhere);
  }
  return used;
}
