// Writes the pages of out/ with their content: vite build --ssr, then node.
import { readFileSync, writeFileSync } from 'node:fs';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { App } from './App';

const template = readFileSync('out/index.html', 'utf8');
for (const [path, file] of [
  ['/', 'index.html'],
  ['/admin-dashboard', 'admin-dashboard.html'],
] as const) {
  const content = renderToString(
    <StrictMode>
      <App path={path} />
    </StrictMode>,
  );
  writeFileSync(
    `out/${file}`,
    template.replace('<!--app-->', () => content),
  );
}
