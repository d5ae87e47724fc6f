import ts from 'typescript';
import { doorOf, fileOf, type Imported, NotForHosts, namesIn, type Scope, scopeOf } from './sample-scope.ts';

/** Expressions of a story's args by name; a spread is under its own text. */
export type Args = ReadonlyMap<string, ts.Expression>;

const isSpy = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) && node.expression.getText() === 'fn';

/** The name of a render function's parameter of args. */
const parameterOf = (node: ts.Node): string | undefined =>
  (ts.isArrowFunction(node) || ts.isFunctionExpression(node)) && node.parameters[0]
    ? node.parameters[0].name.getText()
    : undefined;

/** Writes a node as a host would: spies become functions, args become what they are. */
export function written(node: ts.Node, args?: Args, name = parameterOf(node)): string {
  if (isSpy(node)) {
    if (node.arguments[0]) return written(node.arguments[0]);
    return ts.isVariableDeclaration(node.parent) ? 'console.log' : '() => {}';
  }
  if (args && name) {
    const called = ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression);
    if (called && node.expression.expression.getText() === name) return callOf(node, args, name);
    if (ts.isJsxSpreadAttribute(node) && node.expression.getText() === name) return attributesFor(node, args);
    if (ts.isPropertyAccessExpression(node) && node.expression.getText() === name) {
      const value = args.get(node.name.text);
      const text = value ? written(value) : 'undefined';
      return ts.isJsxExpression(node.parent) ? text : `(${text})`;
    }
    if (ts.isIdentifier(node) && node.text === name) throw new NotForHosts('args as a whole');
  }
  let text = '';
  let end = node.getStart();
  ts.forEachChild(node, (child) => {
    text += child.getSourceFile().text.slice(end, child.getStart()) + written(child, args, name);
    end = child.getEnd();
  });
  return text + node.getSourceFile().text.slice(end, node.getEnd());
}

/** A call of a spy, such as `args.onClose()`, shows what it is given; another function is called. */
function callOf(call: ts.CallExpression, args: Args, name: string): string {
  const value = args.get((call.expression as ts.PropertyAccessExpression).name.text);
  const given = call.arguments.map((each) => written(each, args, name)).join(', ');
  if (!value) return 'undefined';
  const isPlainSpy = isSpy(value) && value.arguments.length === 0;
  return isPlainSpy ? `console.log(${given})` : `(${written(value)})(${given})`;
}

/** Attributes in place of `{...args}`, but for those that the element has itself. */
function attributesFor(spread: ts.JsxSpreadAttribute, args: Args): string {
  const own = new Set(
    (spread.parent as ts.JsxAttributes).properties.map((property) =>
      ts.isJsxAttribute(property) ? property.name.getText() : '',
    ),
  );
  const element = spread.parent.parent as ts.JsxOpeningLikeElement;
  if (ts.isJsxOpeningElement(element)) own.add('children');
  return attributes(new Map([...args].filter(([name]) => !own.has(name))));
}

/** Writes args as attributes, children among them. */
function attributes(args: Args): string {
  return [...args]
    .map(([name, value]) => {
      if (name.startsWith('...')) return `{${name}}`;
      if (value.kind === ts.SyntaxKind.TrueKeyword) return name;
      const isPlain = ts.isStringLiteral(value) && !/["'\\]/.test(value.text);
      return isPlain ? `${name}="${value.text}"` : `${name}={${written(value)}}`;
    })
    .join('\n');
}

/** Writes the element of a story without a render function. */
export function element(component: string, args: Args): string {
  const children = args.get('children');
  const rest = new Map([...args].filter(([name]) => name !== 'children'));
  if (!children) return `<${component} ${attributes(rest)} />`;
  const isPlain = ts.isStringLiteral(children) && !/[{}<>&]/.test(children.text);
  const isMarkup = ts.isJsxElement(children) || ts.isJsxSelfClosingElement(children);
  const text = isPlain ? children.text : isMarkup ? written(children) : `{${written(children)}}`;
  return `<${component} ${attributes(rest)}>${text}</${component}>`;
}

const originOf = (scope: Scope, { specifier }: Imported) =>
  specifier.startsWith('.') ? fileOf(scope, specifier) : specifier;

/** Collects the imports and declarations that code needs. */
export class Needs {
  private readonly imports = new Map<string, Map<string, boolean>>();
  private readonly whole: string[] = [];
  private readonly statements = new Map<ts.Statement, string>();
  /** Files and packages by the names that come from them. */
  readonly names = new Map<string, string>();

  add(scope: Scope, name: string): void {
    const statement = scope.declared.get(name);
    const imported = scope.imported.get(name);
    if (!statement && !imported) return;
    const origin = statement ? scope.file.fileName : originOf(scope, imported as Imported);
    const known = this.names.get(name);
    if (known && known !== origin) throw new NotForHosts(`two things are called ${name}`);
    if (known) return;
    this.names.set(name, origin);
    if (statement) this.addStatement(scope, statement);
    else if (imported) this.addImport(scope, name, imported);
  }

  addAll(scope: Scope, node: ts.Node): void {
    for (const name of namesIn(node)) this.add(scope, name);
  }

  private addStatement(scope: Scope, statement: ts.Statement): void {
    const text = written(statement).replace(/^export /, '');
    if (/\bmeta\.story\(|\bpreview\b/.test(text)) throw new NotForHosts('another story');
    this.addAll(scope, statement);
    // After what it needs.
    this.statements.set(statement, text);
  }

  private addImport(scope: Scope, name: string, { specifier, clause, isNamed, isType }: Imported): void {
    if (specifier === 'storybook/test') {
      if (name !== 'fn') throw new NotForHosts(name);
      return;
    }
    if (specifier.includes('?') || specifier.startsWith('vitest')) throw new NotForHosts(specifier);
    let from = specifier;
    if (specifier.startsWith('.')) {
      const file = fileOf(scope, specifier);
      const door = doorOf(file);
      if (!door) {
        if (clause !== name) throw new NotForHosts(clause);
        const inner = scopeOf(file);
        const statement = inner.declared.get(name);
        if (!statement) throw new NotForHosts(name);
        this.addStatement(inner, statement);
        return;
      }
      from = door;
    }
    if (!isNamed) this.whole.push(`import ${isType ? 'type ' : ''}${clause} from '${from}';`);
    else this.imports.set(from, (this.imports.get(from) ?? new Map()).set(clause, isType));
  }

  /** The imports and declarations as text. */
  toString(): string {
    const imports = [...this.imports].sort().map(([from, clauses]) => {
      const list = [...clauses].sort().map(([clause, isType]) => (isType ? `type ${clause}` : clause));
      return `import { ${list.join(', ')} } from '${from}';`;
    });
    return [[...this.whole, ...imports].join('\n'), ...this.statements.values()].filter(Boolean).join('\n\n');
  }
}
