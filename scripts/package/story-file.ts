import ts from 'typescript';
import { NotForHosts, type Scope } from './sample-scope.ts';

/** The properties of a story or its meta, by name. */
export type Options = ReadonlyMap<string, ts.Expression>;

/** The object that a name of the file stands for. */
function literalOf(node: ts.Expression, scope: Scope): ts.Expression {
  const statement = ts.isIdentifier(node) ? scope.declared.get(node.text) : undefined;
  const [declaration] =
    statement && ts.isVariableStatement(statement) ? statement.declarationList.declarations : [];
  const value = declaration?.initializer;
  return value && ts.isObjectLiteralExpression(value) ? value : node;
}

/** Properties of an object by name; a spread of an unknown object is under its own text. */
export function propertiesOf(given: ts.Expression | undefined, scope: Scope): Map<string, ts.Expression> {
  if (!given) return new Map();
  const node = literalOf(given, scope);
  if (!ts.isObjectLiteralExpression(node)) return new Map([[`...${node.getText()}`, node]]);
  return new Map(
    node.properties.flatMap((property): [string, ts.Expression][] => {
      if (ts.isSpreadAssignment(property)) return [...propertiesOf(property.expression, scope)];
      if (ts.isShorthandPropertyAssignment(property)) return [[property.name.text, property.name]];
      if (!ts.isPropertyAssignment(property)) throw new NotForHosts(property.getText());
      return [[property.name.getText().replaceAll("'", ''), property.initializer]];
    }),
  );
}

/** The options that a call such as `meta.story({ … })` is given. */
export function optionsOf(statement: ts.Statement | undefined, scope: Scope): Options | undefined {
  const [declaration] =
    statement && ts.isVariableStatement(statement) ? statement.declarationList.declarations : [];
  const call = declaration?.initializer;
  return call && ts.isCallExpression(call) ? propertiesOf(call.arguments[0], scope) : undefined;
}

/** The strings of an array, or the one string. */
export function textsOf(node: ts.Expression | undefined): string[] {
  if (!node) return [];
  if (ts.isStringLiteralLike(node)) return [node.text];
  return ts.isArrayLiteralExpression(node) ? node.elements.flatMap(textsOf) : [];
}
