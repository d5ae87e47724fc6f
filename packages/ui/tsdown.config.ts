import { defineConfig } from 'tsdown';

/** One file of JavaScript and one of types for each module, so that bundlers drop what nobody imports. */
const library = defineConfig({
  entry: ['src/**/*.{ts,tsx}', '!src/styles', '!src/**/*.{samples,stories,test,types}.{ts,tsx}'],
  unbundle: true,
  dts: true,
  platform: 'neutral',
  target: 'es2022',
  // for Next, whose pages are server components
  banner: { js: "'use client';" },
  // styles.css has all styles
  css: false,
  loader: { '.css': 'empty' },
  copy: [
    { from: 'src/styles/*.css', to: 'dist/styles' },
    { from: 'src/styles/fonts', to: 'dist/styles' },
  ],
  logLevel: 'warn',
});

/** For jscodeshift, which a user runs: it reads the default export of one file. */
const codemods = defineConfig({
  entry: ['codemods/*.ts', '!codemods/*.test.ts', '!codemods/rename.ts'],
  outDir: 'dist/codemods',
  fixedExtension: false,
  dts: false,
  platform: 'node',
  logLevel: 'warn',
});

export default [library, codemods].flat();
