import ts from 'typescript';

/** The key presses of a story test, as `{ArrowDown}`, ` ` or `a`; Tab as `{Tab}` and `{Shift>}{Tab}`. */
export interface KeyTest {
  title: string;
  presses: readonly string[];
}

const isTab = (call: string) => call === 'userEvent.tab';
const isTyping = (call: string) => call === 'userEvent.keyboard' || call === 'userEvent.type';

/** Splits `{Control>}{End}{/Control}a1` into its keys. */
const keysIn = (text: string): string[] => text.match(/\{[^}]+\}|./gsu) ?? [];

function presses(body: ts.Node): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const call = node.expression.getText();
      const text = node.arguments.filter(ts.isStringLiteralLike).map((each) => each.text);
      if (isTab(call)) found.push(node.arguments.length > 0 ? '{Shift>}{Tab}' : '{Tab}');
      if (isTyping(call)) found.push(...text.flatMap(keysIn));
    }
    ts.forEachChild(node, visit);
  };
  visit(body);
  return found;
}

/** The tests of a story file: `Story.test('title', async () => …)`. */
export function keyTests(source: string): KeyTest[] {
  const file = ts.createSourceFile('a.stories.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: KeyTest[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && /\.test$/.test(node.expression.getText())) {
      const [title, body] = node.arguments;
      if (title && body && ts.isStringLiteralLike(title)) {
        found.push({ title: title.text, presses: presses(body) });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}
