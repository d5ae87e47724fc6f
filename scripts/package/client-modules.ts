import ts from 'typescript';

/** Packages whose exports only client components may use. */
const CLIENT_PACKAGES = /^(?:react-aria-components|@nanostores\/react|react-dom)(?:\/|$)/;
const HOOK = /^use(?:[A-Z]|$)/;
const CLIENT_REACT = new Set(['Component', 'createContext']);

const importsOf = ({ statements }: ts.SourceFile) =>
  statements.filter(ts.isImportDeclaration).filter(({ importClause }) => !importClause?.isTypeOnly);

function importsClientCode(declaration: ts.ImportDeclaration): boolean {
  const from = (declaration.moduleSpecifier as ts.StringLiteral).text;
  const bindings = declaration.importClause?.namedBindings;
  if (!bindings || !ts.isNamedImports(bindings)) return CLIENT_PACKAGES.test(from);
  const names = bindings.elements.filter(({ isTypeOnly }) => !isTypeOnly).map(({ name }) => name.text);
  if (names.length > 0 && CLIENT_PACKAGES.test(from)) return true;
  return names.some((name) => HOOK.test(name) || (from === 'react' && CLIENT_REACT.has(name)));
}

function handlesEvents(node: ts.Node): boolean {
  if (ts.isJsxAttribute(node) && /^on[A-Z]/.test(node.name.getText())) return true;
  return ts.forEachChild(node, handlesEvents) ?? false;
}

/** Whether a module calls hooks, handles events or renders what does: React's server components then need `"use client"` in it. */
export const isClientModule = (file: ts.SourceFile): boolean =>
  importsOf(file).some(importsClientCode) || handlesEvents(file);
