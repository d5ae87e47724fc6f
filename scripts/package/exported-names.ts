import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

const isExported = (node: ts.Statement): boolean =>
  ts.canHaveModifiers(node) &&
  (ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false);

const isType = (node: ts.Statement): boolean =>
  ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);

function declaredNames(node: ts.Statement): string[] {
  if (ts.isVariableStatement(node))
    return node.declarationList.declarations.map(({ name }) => name.getText());
  const { name } = node as ts.DeclarationStatement;
  return name ? [isType(node) ? `type ${name.getText()}` : name.getText()] : [];
}

/** Names that a module exports, types with `type` before them. @param file its path */
export function exportedNames(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const names = source.statements.flatMap((node): string[] => {
    if (ts.isExportAssignment(node)) return ['default'];
    if (!ts.isExportDeclaration(node)) return isExported(node) ? declaredNames(node) : [];
    if (node.exportClause && ts.isNamedExports(node.exportClause)) {
      const isTypes = node.isTypeOnly;
      return node.exportClause.elements.map(({ isTypeOnly, name }) =>
        isTypes || isTypeOnly ? `type ${name.text}` : name.text,
      );
    }
    return exportedNames(join(dirname(file), (node.moduleSpecifier as ts.StringLiteral).text));
  });
  return [...new Set(names)].sort();
}
