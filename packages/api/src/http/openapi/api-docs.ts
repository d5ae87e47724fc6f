import type { App } from '../context.ts';
import { DOCS_POLICY, type Document, docsPage } from './api-docs-page.ts';

/** Serves `/api/openapi.json` and a page that shows it. */
export function docsRoutes(app: App, siteUrl: string): void {
  let document: Promise<object> | undefined;
  const readDocument = () => {
    document ??= import('./openapi.ts').then(({ openApi }) => openApi(siteUrl));
    return document;
  };
  let json: string | undefined;
  let page: string | undefined;
  app.get('/api/openapi.json', async (c) => {
    json ??= JSON.stringify(await readDocument());
    return c.body(json, 200, { 'Content-Type': 'application/json' });
  });
  app.on('GET', ['/api/docs', '/api/docs/'], async (c) => {
    page ??= docsPage((await readDocument()) as Document);
    c.header('Content-Security-Policy', DOCS_POLICY);
    return c.html(page);
  });
}
