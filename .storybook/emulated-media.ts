/** Media features that the toolbar can switch on. */
export type Feature =
  | '(forced-colors: active)'
  | '(prefers-reduced-motion: reduce)'
  | '(prefers-contrast: more)';

const ALWAYS = '(min-width: 0px)';
const NEVER = '(max-width: 0px)';
/** Queries that are false while the feature is on. */
const OPPOSITES: Partial<Record<Feature, string>> = {
  '(forced-colors: active)': '(forced-colors: none)',
  '(prefers-reduced-motion: reduce)': '(prefers-reduced-motion: no-preference)',
};

const active = new Set<Feature>();
const originals = new WeakMap<CSSMediaRule, string>();
const realMatchMedia = window.matchMedia.bind(window);

function emulated(query: string): string {
  let text = query;
  for (const feature of active) {
    text = text.replaceAll(feature, ALWAYS);
    const opposite = OPPOSITES[feature];
    if (opposite) text = text.replaceAll(opposite, NEVER);
  }
  return text;
}

function rewrite(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const original = originals.get(rule) ?? rule.media.mediaText;
      originals.set(rule, original);
      const wanted = emulated(original);
      if (rule.media.mediaText !== wanted) rule.media.mediaText = wanted;
    }
    if ('cssRules' in rule) rewrite(rule.cssRules as CSSRuleList);
  }
}

/** Makes stylesheets and matchMedia() match the features. Does nothing until one is on. */
export function emulateMedia(features: readonly Feature[]): void {
  if (features.length === 0 && active.size === 0) return;
  active.clear();
  for (const feature of features) active.add(feature);
  window.matchMedia = (query) => realMatchMedia(emulated(query));
  for (const sheet of document.styleSheets) rewrite(sheet.cssRules);
}
