import ts from 'typescript';

const isExported = (node: ts.Declaration): boolean =>
  (ts.getCombinedModifierFlags(node) & ts.ModifierFlags.Export) !== 0;
const isDocumented = (node: ts.Node): boolean => {
  const text = node.getSourceFile().text;
  const comments = ts.getLeadingCommentRanges(text, node.pos) ?? [];
  return comments.some(({ pos }) => text.startsWith('/**', pos));
};

/** Members of exported types without a docstring, such as `ButtonProps.onPress`, nested members included. */
export function undocumentedProps(source: string): string[] {
  const file = ts.createSourceFile('component.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  return file.statements.flatMap((statement) => {
    if (!ts.isInterfaceDeclaration(statement) && !ts.isTypeAliasDeclaration(statement)) return [];
    if (!isExported(statement)) return [];
    const found: string[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isPropertySignature(node) && !isDocumented(node)) {
        found.push(`${statement.name.text}.${node.name.getText(file)}`);
      }
      ts.forEachChild(node, visit);
    };
    visit(statement);
    return found;
  });
}

/** Members of the component's own props interface without a docstring, nested members excluded. */
export function undocumentedOwnProps(source: string, name: string): string[] {
  const file = ts.createSourceFile('component.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  return file.statements
    .filter(ts.isInterfaceDeclaration)
    .filter((one) => one.name.text === `${name}Props`)
    .flatMap(({ members }) => members.filter((member) => !isDocumented(member)))
    .map((member) => member.name?.getText(file) ?? member.getText(file));
}

/** Whether the component has a docstring. */
export function hasDocstring(source: string, name: string): boolean {
  const file = ts.createSourceFile('component.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  return file.statements.some((statement) => {
    const isIt =
      (ts.isFunctionDeclaration(statement) && statement.name?.text === name) ||
      (ts.isVariableStatement(statement) &&
        statement.declarationList.declarations.some((each) => each.name.getText(file) === name));
    return isIt && isDocumented(statement);
  });
}
