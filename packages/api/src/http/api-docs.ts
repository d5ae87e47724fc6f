import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { App } from './context.ts';

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Prahari API</title>
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
</head>
<body>
<div id="api"></div>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/api/docs/open.js"></script>
</body>
</html>
`;

const OPEN = `SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#api',
  deepLinking: true,
  presets: [SwaggerUIBundle.presets.apis],
  layout: 'BaseLayout',
});
`;

const CSP = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const FILES = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
} as const;

/** `/api/openapi.json` and a page that shows it, with local files only. */
export function docsRoutes(app: App, siteUrl: string): void {
  let document: object | undefined;
  app.get('/api/openapi.json', async (c) => {
    document ??= (await import('./openapi.ts')).openApi(siteUrl);
    return c.json(document);
  });
  app.on('GET', ['/api/docs', '/api/docs/'], (c) => {
    c.header('Content-Security-Policy', CSP);
    return c.html(PAGE);
  });
  app.get('/api/docs/open.js', (c) =>
    c.body(OPEN, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }),
  );
  for (const [name, type] of Object.entries(FILES)) {
    app.get(`/api/docs/${name}`, async (c) => {
      const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
      c.header('Cache-Control', 'public, max-age=86400');
      return c.body(await readFile(join(folder, name)), 200, { 'Content-Type': type });
    });
  }
}
