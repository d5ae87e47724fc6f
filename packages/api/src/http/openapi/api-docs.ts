import type { App } from '../context.ts';
import { DOCS_POLICY, type Document, docsPage } from './api-docs-page.ts';

/** Serves `/api/openapi.json` and a page that shows it. */
export function docsRoutes(app: App, siteUrl: string): void {
  let document: Promise<object> | undefined;
  const readDocument = () => {
    document ??= import('./openapi.ts').then(({ openApi }) => openApi(siteUrl));
    return document;
  };
  // Bytes are shared by all replies that wait for their readers; text would be copied for each.
  let json: Buffer<ArrayBuffer> | undefined;
  let page: Buffer<ArrayBuffer> | undefined;
  app.get('/api/openapi.json', async (c) => {
    json ??= Buffer.from(JSON.stringify(await readDocument()));
    return c.body(json, 200, { 'Content-Type': 'application/json' });
  });
  app.on('GET', ['/api/docs', '/api/docs/'], async (c) => {
    page ??= Buffer.from(docsPage((await readDocument()) as Document));
    c.header('Content-Security-Policy', DOCS_POLICY);
    return c.body(page, 200, { 'Content-Type': 'text/html; charset=UTF-8' });
  });
}
