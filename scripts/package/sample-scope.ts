import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';

const ui = resolve(import.meta.dirname, '../../packages/ui');
const source = join(ui, 'src');

/** A story can't be shown as code of a host: it uses what only this repository has. */
export class NotForHosts extends Error {}

export interface Imported {
  specifier: string;
  /** As after `import`: `{ Button }` is `Button`, `* as React` and a default import are themselves. */
  clause: string;
  isNamed: boolean;
  isType: boolean;
}

/** The names that a file declares and imports at its top. */
export interface Scope {
  file: ts.SourceFile;
  declared: ReadonlyMap<string, ts.Statement>;
  imported: ReadonlyMap<string, Imported>;
}

/** Files of the barrel, whose names a host imports from `@prahari/ui`. */
const barrel = new Set(
  [...readFileSync(join(source, 'index.ts'), 'utf8').matchAll(/from '(\.\/[^']+)'/g)].map(([, path]) =>
    join(source, path ?? ''),
  ),
);

/** Returns the door of the package to a file, or undefined for samples, test data and stories. */
export function doorOf(path: string): string | undefined {
  if (barrel.has(path)) return '@prahari/ui';
  const inner = relative(source, path).replace(/(?:\.island)?\.tsx?$/, '');
  if (inner.startsWith('..') || /\.(?:samples|stories|test)$/.test(inner)) return undefined;
  if (/^(?:dashboards|islands)/.test(inner) && !path.endsWith('.island.tsx')) throw new NotForHosts(inner);
  return `@prahari/ui/${inner}`;
}

function importsOf(statement: ts.ImportDeclaration, imported: Map<string, Imported>): void {
  const clause = statement.importClause;
  const specifier = (statement.moduleSpecifier as ts.StringLiteral).text;
  if (!clause) return;
  const isTypeClause = clause.phaseModifier === ts.SyntaxKind.TypeKeyword;
  if (clause.name)
    imported.set(clause.name.text, {
      specifier,
      clause: clause.name.text,
      isNamed: false,
      isType: isTypeClause,
    });
  const bindings = clause.namedBindings;
  if (bindings && ts.isNamespaceImport(bindings))
    imported.set(bindings.name.text, {
      specifier,
      clause: `* as ${bindings.name.text}`,
      isNamed: false,
      isType: isTypeClause,
    });
  if (bindings && ts.isNamedImports(bindings))
    for (const { name, propertyName, isTypeOnly } of bindings.elements)
      imported.set(name.text, {
        specifier,
        clause: propertyName ? `${propertyName.text} as ${name.text}` : name.text,
        isNamed: true,
        isType: isTypeClause || isTypeOnly,
      });
}

const namesBoundBy = (name: ts.BindingName): string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((each) => (ts.isBindingElement(each) ? namesBoundBy(each.name) : []));

const namesOf = (statement: ts.Statement): string[] => {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => namesBoundBy(name));
  const { name } = statement as ts.Statement & { name?: ts.Node };
  return name ? [name.getText()] : [];
};

/** Reads the top of a file. */
export function scopeOf(path: string): Scope {
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const declared = new Map<string, ts.Statement>();
  const imported = new Map<string, Imported>();
  for (const statement of file.statements) {
    if (ts.isImportDeclaration(statement)) importsOf(statement, imported);
    else for (const name of namesOf(statement)) declared.set(name, statement);
  }
  return { file, declared, imported };
}

const isProperty = (node: ts.Identifier, { parent } = node) =>
  (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
  (ts.isPropertyAssignment(parent) && parent.name === node) ||
  (ts.isPropertySignature(parent) && parent.name === node) ||
  (ts.isBindingElement(parent) && parent.propertyName === node) ||
  ts.isJsxAttribute(parent);

/** Names that a function or a block declares for what is inside it. */
function namesDeclaredBy(node: ts.Node): string[] {
  if (ts.isFunctionLike(node))
    return node.parameters.flatMap(({ name }) => namesBoundBy(name as ts.BindingName));
  return ts.isBlock(node) ? node.statements.flatMap(namesOf) : [];
}

/** Collects names that stand for values or types from outside a node, not for properties or attributes. */
export function namesIn(node: ts.Node): Set<string> {
  if (ts.isIdentifier(node)) return new Set(isProperty(node) ? [] : [node.text]);
  const found = new Set<string>();
  ts.forEachChild(node, (child) => {
    for (const name of namesIn(child)) found.add(name);
  });
  return found.difference(new Set(namesDeclaredBy(node)));
}

/** The file that a relative import of a scope names. */
export function fileOf({ file }: Scope, specifier: string): string {
  const path = resolve(dirname(file.fileName), specifier);
  if (!/\.tsx?$/.test(path) || !existsSync(path)) throw new NotForHosts(specifier);
  return path;
}
