// @ts-check

/** What only a server reads: it validates by them and describes itself with them. */
const SERVERS = new Set(['body', 'reply', 'refusals', 'summary']);
const CONTRACT = /\/packages\/contract\/src\/[\w.-]+\.ts$/;

/** @param {unknown} value @returns {Generator<{ start: number, end: number, [name: string]: any }>} */
function* nodesIn(value) {
  if (Array.isArray(value)) for (const each of value) yield* nodesIn(each);
  if (typeof value !== 'object' || value === null || !('type' in value)) return;
  yield /** @type {any} */ (value);
  for (const child of Object.values(value)) if (typeof child === 'object') yield* nodesIn(child);
}

/** The parts of each `endpoint({ … })` that a browser does not need, last first. @param {unknown} program */
const serversParts = (program) =>
  [...nodesIn(program)]
    .filter(({ type, callee }) => type === 'CallExpression' && callee.name === 'endpoint')
    .flatMap((call) => call.arguments[0].properties)
    .filter(({ key }) => SERVERS.has(key?.name))
    .toSorted((a, b) => b.start - a.start);

/**
 * Leaves out of what is built for browsers all that endpoints hold for the server, and with it the schemas (and zod)
 * of every endpoint that is only called. A form that checks imports its schema by name: `generateBillForm`, never
 * `generateBill.body` (tests/build sees to that).
 * @returns {import('vite').Plugin}
 */
export function contractForBrowsers() {
  return {
    name: 'contract-for-browsers',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!CONTRACT.test(id) || !code.includes('endpoint({')) return null;
      let left = code;
      for (const { start, end } of serversParts(this.parse(code))) {
        left = left.slice(0, start) + left.slice(end).replace(/^\s*,/, '');
      }
      return { code: left, map: null };
    },
  };
}
