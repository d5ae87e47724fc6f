import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { build } from 'vite';

/** Compiles styles.css with Tailwind, and copies fonts and single stylesheets as they are. */
export async function buildStyles(ui: string): Promise<void> {
  const dist = join(ui, 'dist');
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    root: ui,
    base: './',
    plugins: [tailwindcss()],
    build: {
      write: false,
      assetsInlineLimit: 0,
      // light-dark() stays as it is: a box with data-theme may show the other theme
      cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
      rolldownOptions: {
        input: join(ui, 'src/styles/styles.css'),
        output: {
          assetFileNames: ({ names: [name = ''] }) =>
            name.endsWith('.css') ? name : 'styles/fonts/[name][extname]',
        },
      },
    },
  });
  for (const { output } of [result].flat() as {
    output: { fileName: string; source?: string | Uint8Array }[];
  }[])
    for (const { fileName, source } of output) {
      if (source === undefined) continue;
      mkdirSync(dirname(join(dist, fileName)), { recursive: true });
      writeFileSync(join(dist, fileName), source);
    }
  cpSync(join(ui, 'src/styles'), join(dist, 'styles'), {
    recursive: true,
    filter: (path) => !/\.tsx?$|\/styles\.css$/.test(path),
  });
}
