import { join, relative } from 'node:path';
import ts from 'typescript';
import { isClientModule } from './client-modules.ts';

const { factory } = ts;

const isStylesheet = (node: ts.Node): boolean =>
  ts.isImportDeclaration(node) &&
  ts.isStringLiteral(node.moduleSpecifier) &&
  node.moduleSpecifier.text.endsWith('.css');

/** JavaScript imports no CSS: it would run in bundlers only. styles.css has it all. */
const dropStylesheets = <Node extends ts.SourceFile>(file: Node) =>
  factory.updateSourceFile(
    file,
    file.statements.filter((statement) => !isStylesheet(statement)),
  );

const markClientModules: ts.TransformerFactory<ts.SourceFile> = () => (file) => {
  const sourceWithoutStyles = dropStylesheets(file);
  if (!isClientModule(file)) return sourceWithoutStyles;
  const directive = factory.createExpressionStatement(factory.createStringLiteral('use client'));
  return factory.updateSourceFile(sourceWithoutStyles, [directive, ...sourceWithoutStyles.statements]);
};

const asJavaScript = (specifier: string) =>
  specifier.startsWith('.') ? specifier.replace(/\.tsx?$/, '.js') : specifier;

/** TypeScript rewrites the endings of imports in JavaScript, not in declarations. */
const renameImportsOfTypes: ts.TransformerFactory<ts.SourceFile | ts.Bundle> = (context) => {
  const visit = (node: ts.Node): ts.Node =>
    ts.isStringLiteral(node) && /^\..*\.tsx?$/.test(node.text)
      ? factory.createStringLiteral(asJavaScript(node.text))
      : ts.visitEachChild(node, visit, context);
  return (file) => (ts.isSourceFile(file) ? dropStylesheets(ts.visitEachChild(file, visit, context)) : file);
};

function report(diagnostics: readonly ts.Diagnostic[]): void {
  if (diagnostics.length === 0) return;
  const host = {
    getCurrentDirectory: () => process.cwd(),
    getCanonicalFileName: String,
    getNewLine: () => '\n',
  };
  throw new Error(ts.formatDiagnostics(diagnostics, host));
}

/**
 * Compiles the modules, and all they import from the same package, to `dist`: one JavaScript file and one declaration each,
 * so that bundlers drop what nobody imports.
 * @param entries paths within the package
 * @throws where an exported type cannot be declared
 */
export function compile(packageFolder: string, entries: readonly string[]): void {
  const src = join(packageFolder, 'src');
  const { config } = ts.readConfigFile(join(packageFolder, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, packageFolder);
  const program = ts.createProgram(
    entries.map((entry) => join(packageFolder, entry)),
    {
      ...options,
      target: ts.ScriptTarget.ES2022,
      rootDir: src,
      outDir: join(packageFolder, 'dist'),
      noEmit: false,
      allowImportingTsExtensions: false,
      rewriteRelativeImportExtensions: true,
      declaration: true,
      // only emits: `npm run types` checks the types
      noCheck: true,
    },
  );
  const own = program.getSourceFiles().filter(({ fileName }) => !relative(src, fileName).startsWith('..'));
  for (const file of own) {
    const { diagnostics } = program.emit(file, undefined, undefined, false, {
      before: [markClientModules],
      afterDeclarations: [renameImportsOfTypes],
    });
    report(diagnostics);
  }
}
