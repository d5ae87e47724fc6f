// 1.1.0: messages of weak passwords are whole sentences, which a language translates.
import type { API, FileInfo } from 'jscodeshift';
import { importedNames, renameImport } from './rename.ts';

const MODULE = '@prahari/contract/weak-password';

/** The fields that have messages, by the label that a call gives. A call with another label is left to its author. */
const FIELDS: Readonly<Record<string, string>> = { Password: 'password', 'New password': 'newPassword' };

export const parser = 'tsx';

export default function weaknessMessages({ source }: FileInfo, { jscodeshift: j }: API): string {
  const root = j(source);
  const name = importedNames(root, j, MODULE).get('weaknessMessage');
  if (!name) return source;
  const calls = root.find(j.CallExpression, { callee: { type: 'Identifier', name } });
  const field = ([label]: unknown[]) =>
    j.StringLiteral.check(label) ? FIELDS[label.value] : undefined;
  if (calls.some(({ node }) => !field(node.arguments))) return source;
  calls.replaceWith(({ node }) => {
    const messages = j.memberExpression(j.identifier('weaknessMessages'), j.identifier(field(node.arguments) ?? ''));
    const [, weakness] = node.arguments;
    return j.memberExpression(messages, weakness as Parameters<typeof j.memberExpression>[1], true);
  });
  renameImport(root, j, { from: 'weaknessMessage', to: 'weaknessMessages', isFrom: MODULE });
  return root.toSource();
}
