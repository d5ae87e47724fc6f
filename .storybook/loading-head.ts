import { colors } from '../packages/ui/src/styles/tokens.ts';

const color = (name: string) => `light-dark(${colors[name]?.light}, ${colors[name]?.dark})`;

const styles = `
@layer loading {
  :root { color-scheme: light dark }
  :root[data-theme=light] { color-scheme: light }
  :root[data-theme=dark] { color-scheme: dark }
}
.sb-preparing-story.sb-wrapper, .sb-preparing-docs.sb-wrapper { background: ${color('surface')} }
.sb-preparing-docs .sb-previewBlock { background: none; border-color: ${color('line')} }
.sb-preparing-docs .sb-argstableBlock-body td { background: none }
.sb-preparing-docs :is(.sb-previewBlock_icon, span, .sb-argstableBlock-body button) { background: ${color('line')} }
.sb-preparing-docs .sb-argstableBlock-body tr:not(:first-child) { border-color: ${color('line')} }`;

const script = `
const [, theme] = /(?:^|;)theme:(light|dark)/.exec(new URLSearchParams(location.search).get('globals')) ?? [];
if (theme) document.documentElement.dataset.theme = theme;`;

/** Shows Storybook's page that a story or its documentation is loading in the chosen theme: it is white as it comes. */
export const loadingHead = `<style>${styles}</style><script>{${script}}</script>`;
