import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Reply, TestApi } from './api.ts';

/** A part of a JSON pointer (RFC 6901), as it stands in a URI. */
const pointerPart = (text: string): string =>
  encodeURIComponent(text.replaceAll('~', '~0').replaceAll('/', '~1'));

/** Returns a function that says what of a JSON reply is not as `openapi.json` describes it. */
export async function replyDescription({ get }: Pick<TestApi, 'get'>) {
  const document = (await get('/openapi.json')).body;
  const ajv = new Ajv2020({ strict: false, validateSchema: false, logger: false });
  addFormats.default(ajv);
  ajv.addSchema(document, 'openapi');
  return (
    { method, path }: { method: string; path: string },
    { status, body }: Pick<Reply, 'status' | 'body'>,
  ): string[] => {
    const described = document.paths[path]?.[method.toLowerCase()]?.responses[status];
    if (!described) return [`${method} ${path} does not describe ${status}`];
    const type = 'application/json';
    if (!described.$ref && !described.content?.[type]) return [];
    const where = described.$ref
      ? `${described.$ref.slice(1)}/content/${pointerPart(type)}/schema`
      : `/${['paths', path, method.toLowerCase(), 'responses', `${status}`, 'content', type, 'schema'].map(pointerPart).join('/')}`;
    const validate = ajv.getSchema(`openapi#${where}`);
    if (!validate) throw new Error(`${method} ${path} has no schema for ${status}`);
    validate(body);
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  };
}
