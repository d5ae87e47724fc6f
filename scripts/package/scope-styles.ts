// Makes dist/styles/scoped.css, which changes nothing outside elements with the class `prahari`, and lets nothing in.
import { readFileSync, writeFileSync } from 'node:fs';
import postcss, { type AtRule, type ChildNode, type Rule } from 'postcss';

const FILE = 'dist/styles/scoped.css';

/** At-rules that are never inside another rule. They only name things: fonts, animations, `--tw-*`. */
const GLOBAL = ['charset', 'font-face', 'keyframes', 'property'];

/** Matches every element, and counts as an id where rules compete: no class of a host weighs as much. */
const HEAVY = ':not(#_)';

/**
 * Takes back what a host says about elements. The attributes of drawings and pictures, such as `fill`, would be taken back too:
 * of these, all that has no attribute is.
 */
const RESET = `:not(:where(:scope, svg, svg *, img), #_){all:revert}
:where(svg, svg *, img):not(#_){all:revert-layer;margin:revert;padding:revert;border:revert;border-radius:revert;background:revert;box-shadow:revert;position:revert;inset:revert;float:revert;filter:revert}`;

const isAtRule = (node: ChildNode): node is AtRule => node.type === 'atrule';
const isGlobal = (node: ChildNode) => isAtRule(node) && GLOBAL.includes(node.name);

/** Rules of the page become rules of our root. A theme may be chosen outside it. */
function scoped(selector: string): string[] {
  if (/^\[data-theme=["']?\w+["']?\]$/.test(selector))
    return [`${selector} :scope${HEAVY}`, `${selector}${HEAVY}`];
  const own = selector.replace(/^(?::root|:host|html|body)+(?=$|[ >])/, ':scope');
  // All utilities are important here, so one with `!` in its name has to weigh more to keep winning.
  const weight = own.includes('\\!') ? HEAVY + HEAVY : HEAVY;
  return [own.replace(/^(?:[a-z][\w-]*|\*)?/, (element) => element + weight)];
}

const setsTokens = ({ selectors, nodes }: Rule) =>
  selectors.includes(':root') &&
  nodes.some((node) => node.type === 'decl' && node.prop.startsWith('--prahari-'));

function moveToRoot(rule: Rule): void {
  const selectors = [...new Set(rule.selectors.flatMap(scoped))];
  // Tokens weigh nothing, so that a host sets its own by `.prahari { --prahari-… }`.
  rule.selectors = setsTokens(rule)
    ? rule.selectors.map((selector) => (selector === ':root' ? ':where(:scope)' : selector))
    : selectors;
  // Our root has no background: it may be a dialog in front of the page.
  if (rule.selector.includes(':scope'))
    rule.walkDecls(/^background(?:-color)?$|^scroll-padding/, (declaration) => void declaration.remove());
}

const root = postcss.parse(readFileSync(FILE, 'utf8'));
// Layers would lose to all styles of a host that has none; their order is the order of the file.
root.walkAtRules('layer', (layer) => {
  if (layer.nodes) layer.replaceWith(layer.nodes);
  else layer.remove();
});
const isInKeyframes = ({ parent }: Rule) => (parent as AtRule | undefined)?.name === 'keyframes';
root.walkRules((rule) => {
  if (!isInKeyframes(rule)) moveToRoot(rule);
});
const scope = postcss.atRule({ name: 'scope', params: '(.prahari)', nodes: [] });
scope.append(postcss.parse(RESET));
for (const node of [...root.nodes]) if (!isGlobal(node) && node.type !== 'comment') scope.append(node);
root.append(scope);
writeFileSync(FILE, root.toString());
