// Writes what @prahari/ui promises to tests/consumers/promised-api.md: node scripts/package/promised-api.ts
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import ts from 'typescript';

const root = resolve(import.meta.dirname, '../..');
const source = join(root, 'packages/ui/src');
export const REPORT = join(root, 'tests/consumers/promised-api.md');
export const RELEASED = join(root, 'tests/consumers/released-api.md');

/** The modules behind the promised doors; the others may change with any version. */
const modules = [
  'index.ts',
  ...globSync('islands/*.island.tsx', { cwd: source }),
  ...globSync('dashboards/*/*.island.tsx', { cwd: source }),
  'api/configure-api.ts',
  'stores/session/session.ts',
].sort();

/** Its words may move with a minor version, which a codemod follows. */
export const WORDS = 'languages/language.ts';

/** Stands behind a name that may go with the next major version. */
export const DEPRECATED = ' (deprecated)';

const FLAGS = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;

/** Writes props that are declared here; those of elements and of react-aria are their owners' promise. */
function propertiesOf(type: ts.Type, checker: ts.TypeChecker): string[] {
  return type
    .getProperties()
    .filter((property) =>
      property.declarations?.some((each) => each.getSourceFile().fileName.startsWith(source)),
    )
    .map((property) => {
      const optional = property.flags & ts.SymbolFlags.Optional ? '?' : '';
      const written = checker.typeToString(checker.getTypeOfSymbol(property), undefined, FLAGS);
      const isDeprecated = property.getJsDocTags(checker).some(({ name }) => name === 'deprecated');
      return `  - \`${property.name}${optional}: ${written.replaceAll(`${root}/`, '')}\`${isDeprecated ? DEPRECATED : ''}`;
    })
    .sort();
}

function linesOf(symbol: ts.Symbol, checker: ts.TypeChecker): string[] {
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const isDeprecated = target.getJsDocTags(checker).some(({ name }) => name === 'deprecated');
  const name = `${symbol.name}${isDeprecated ? DEPRECATED : ''}`;
  const isType = (target.flags & ts.SymbolFlags.Value) === 0;
  if (!isType) return [`- ${name}`];
  return [`- type ${name}`, ...propertiesOf(checker.getDeclaredTypeOfSymbol(target), checker)];
}

/** Lists what each language says, by part and key. */
function wordsOf(program: ts.Program, checker: ts.TypeChecker): string {
  const file = program.getSourceFile(join(source, WORDS));
  const symbol = file && checker.getSymbolAtLocation(file);
  const language = symbol && checker.getExportsOfModule(symbol).find(({ name }) => name === 'Language');
  const words = language && checker.getDeclaredTypeOfSymbol(language).getProperty('words');
  const parts = words ? checker.getTypeOfSymbol(words).getProperties() : [];
  const lines = parts.flatMap((part) =>
    checker
      .getTypeOfSymbol(part)
      .getProperties()
      .map((word) => `- ${part.name}.${word.name}: ${checker.typeToString(checker.getTypeOfSymbol(word))}`),
  );
  return `## ${WORDS}\n\n${lines.sort().join('\n')}\n`;
}

/** Describes every export of the promised modules, and the words of a language. */
export function promisedApi(): string {
  const { config } = ts.readConfigFile(join(root, 'packages/ui/tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, join(root, 'packages/ui'));
  const program = ts.createProgram(
    [...modules, WORDS].map((module) => join(source, module)),
    options,
  );
  const checker = program.getTypeChecker();
  const parts = modules.map((module) => {
    const file = program.getSourceFile(join(source, module));
    const symbol = file && checker.getSymbolAtLocation(file);
    const exported = symbol ? checker.getExportsOfModule(symbol) : [];
    const lines = exported
      .toSorted((a, b) => (a.name < b.name ? -1 : 1))
      .flatMap((each) => linesOf(each, checker));
    return `## ${relative(source, join(source, module))}\n\n${lines.join('\n')}\n`;
  });
  return `# What @prahari/ui promises\n\nMade by \`node scripts/package/promised-api.ts\`. A changeset announces each change since released-api.md: what goes or changes is a major version, and was deprecated before; what is new is a minor version. A word that moves is a minor version and in the codemod \`word-keys\`.\n\n${[...parts, wordsOf(program, checker)].join('\n')}`;
}

if (process.argv[1] === import.meta.filename) writeFileSync(REPORT, promisedApi());
export const writtenApi = (): string => readFileSync(REPORT, 'utf8');
/** The report as the last version had it. */
export const releasedApi = (): string => readFileSync(RELEASED, 'utf8');
