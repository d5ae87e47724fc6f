// @ts-check

/**
 * Tailwind says the first values of its own custom properties twice: with `@property`, and for browsers from before it. Those
 * know no light-dark() either and get the plain page (packages/ui/src/styles/themes.css), so the second time is left out.
 */
const FOR_OLDER_BROWSERS = /@layer properties\s*\{\s*@supports[^{]*\{[^{}]*\{[^{}]*\}\s*\}\s*\}/g;
const BANNER = /\/\*! tailwindcss [^*]*\*\/\s*/g;

/** Stands after Tailwind's plugin. @returns {import('vite').Plugin} */
export const leanStyles = () => ({
  name: 'lean-styles',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\.css$/ },
    handler: (code) => ({ code: code.replace(FOR_OLDER_BROWSERS, '').replace(BANNER, ''), map: null }),
  },
});
