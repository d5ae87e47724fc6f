// Imports every module of @prahari/ui in Node, and writes a file that makes tsc read every declaration.
import { readFileSync, writeFileSync } from 'node:fs';

const { exports } = JSON.parse(readFileSync('node_modules/@prahari/ui/package.json', 'utf8'));
const modules = Object.keys(exports)
  .filter((subpath) => exports[subpath].endsWith('.js'))
  .map((subpath) => `@prahari/ui${subpath.slice(1)}`);

for (const name of modules) {
  const names = Object.keys(await import(name));
  if (names.length === 0) throw new Error(`${name} exports nothing`);
}
writeFileSync(
  'src/every-subpath.ts',
  modules.map((name, index) => `export type * as m${index} from '${name}';\n`).join(''),
);
