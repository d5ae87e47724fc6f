import { createHash } from 'node:crypto';

type Json = Record<string, unknown>;

interface Operation {
  tags: [string];
  summary: string;
  description?: string;
  security: readonly unknown[];
  parameters: readonly { name: string; in: string; required?: boolean; description?: string; schema: Json }[];
  requestBody?: { content: Content };
  responses: Record<string, { description: string; content: Content } | { $ref: string }>;
}
type Content = Record<string, { schema: Json; example?: unknown }>;

export interface Document {
  paths: Record<string, Record<string, Operation>>;
  webhooks: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Json> };
}

const STYLE = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{max-width:60rem;margin:0 auto;padding:1rem}
details{border-block-start:1px solid #8886;padding-block:.5rem}
summary{cursor:pointer;overflow-wrap:anywhere}
pre{overflow:auto;background:#8882;padding:.75rem;max-height:24rem}
table{border-collapse:collapse}
th,td{text-align:start;vertical-align:top;padding:.25rem 1rem .25rem 0}`;

/** Allows no script and gives the page an opaque origin, so it can't read this site's tokens. */
export const DOCS_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
  'sandbox',
].join('; ');

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '');

const code = (text: string): string => `<code>${escaped(text)}</code>`;

const jsonBlock = (value: unknown): string =>
  `<pre tabindex="0">${escaped(JSON.stringify(value, null, 2))}</pre>`;

const nameIn = ({ $ref }: Json): string => (typeof $ref === 'string' ? ($ref.split('/').at(-1) ?? '') : '');

/** Links to the named schema of a body and shows an example of it. */
const contentBlocks = (content: Content): string =>
  Object.entries(content)
    .map(([type, { schema, example }]) => {
      const name = nameIn(schema);
      const link = name && ` <a href="#${name}">${code(name)}</a>`;
      return `<p>${code(type)}${link}</p>${example === undefined ? '' : jsonBlock(example)}`;
    })
    .join('');

const table = (head: readonly string[], rows: readonly string[][]): string =>
  `<table><thead><tr>${head.map((cell) => `<th scope="col">${cell}</th>`).join('')}</tr></thead>
<tbody>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</tbody></table>`;

const parameterTable = (parameters: Operation['parameters']): string =>
  parameters.length === 0
    ? ''
    : `<h4>Parameters</h4>${table(
        ['Name', 'In', 'Meaning'],
        parameters.map(({ name, in: place, required, description = '', schema }) => [
          code(name),
          `${place}${required ? ', required' : ''}`,
          `${escaped(description)} ${code(JSON.stringify(schema))}`,
        ]),
      )}`;

function responses(replies: Operation['responses']): string {
  const all = Object.entries(replies).flatMap(([status, reply]) =>
    '$ref' in reply ? [] : [[status, reply] as const],
  );
  const successes = all.filter(([status]) => status < '300');
  return `<h4>Replies</h4>${table(
    ['Status', 'Meaning'],
    all.map(([status, { description }]) => [code(status), escaped(description)]),
  )}${successes.map(([, { content }]) => contentBlocks(content)).join('')}`;
}

const operationOf = (path: string, method: string, operation: Operation): string => `<details>
<summary>${code(`${method.toUpperCase()} ${path}`)} ${escaped(operation.summary)}</summary>
<p>${operation.security.length === 0 ? 'Needs no session.' : 'Needs a session: <code>Authorization: Bearer …</code>'} ${escaped(operation.description ?? '')}</p>
${parameterTable(operation.parameters ?? [])}
${operation.requestBody ? `<h4>Body</h4>${contentBlocks(operation.requestBody.content)}` : ''}
${responses(operation.responses)}
</details>`;

/** Returns an HTML page that shows an OpenAPI document without loading anything. */
export function docsPage({ paths, webhooks, components }: Document): string {
  const sections = new Map<string, string[]>();
  for (const [path, methods] of Object.entries({ ...paths, ...webhooks }))
    for (const [method, operation] of Object.entries(methods)) {
      const [tag] = operation.tags;
      sections.set(tag, [...(sections.get(tag) ?? []), operationOf(path, method, operation)]);
    }
  const schemas = Object.entries(components.schemas).map(
    ([name, schema]) =>
      `<details id="${name}"><summary>${code(name)}</summary>${jsonBlock(schema)}</details>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Prahari API</title>
<style>${STYLE}</style>
</head>
<body>
<h1>Prahari API</h1>
<p>For programs: <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
${[...sections].map(([tag, operations]) => `<h2>${escaped(tag)}</h2>\n${operations.join('\n')}`).join('\n')}
<h2>Schemas</h2>
${schemas.join('\n')}
</body>
</html>
`;
}
