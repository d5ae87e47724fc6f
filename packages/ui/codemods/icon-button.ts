// 1.0.0-beta: `<IconButton label>` took the place of `<Button size="icon" aria-label>`.
import type { API, FileInfo, JSXAttribute, JSXOpeningElement } from 'jscodeshift';
import { importedNames } from './rename.ts';

const attribute = ({ attributes }: JSXOpeningElement, name: string): JSXAttribute | undefined =>
  attributes?.find(
    (each): each is JSXAttribute => each.type === 'JSXAttribute' && each.name.name === name,
  );

export const parser = 'tsx';

export default function iconButton({ source }: FileInfo, { jscodeshift: j }: API): string {
  const root = j(source);
  const button = importedNames(root, j, '@prahari/ui').get('Button');
  if (!button) return source;
  const isIcon = ({ openingElement }: { openingElement: JSXOpeningElement }) => {
    const value = attribute(openingElement, 'size')?.value;
    return value?.type === 'StringLiteral' && value.value === 'icon';
  };
  const all = root.findJSXElements(button);
  const round = all.filter(({ node }) => isIcon(node));
  if (round.length === 0) return source;
  const keepsButton = round.length < all.length;
  round.forEach(({ node }) => {
    const { openingElement, closingElement } = node;
    const size = attribute(openingElement, 'size');
    openingElement.attributes = openingElement.attributes?.filter((each) => each !== size) ?? [];
    const name = attribute(openingElement, 'aria-label');
    if (name) name.name = j.jsxIdentifier('label');
    openingElement.name = j.jsxIdentifier('IconButton');
    if (closingElement) closingElement.name = j.jsxIdentifier('IconButton');
  });
  const imports = root
    .find(j.ImportDeclaration)
    .filter(({ node }) => /^@prahari\/ui(?:\/Button)?$/.test(String(node.source.value)));
  imports.forEach((path) => {
    const specifiers = path.node.specifiers ?? [];
    const own = specifiers.find((each) => each.type === 'ImportSpecifier' && each.imported.name === 'Button');
    if (!own) return;
    const added = j.importSpecifier(j.identifier('IconButton'));
    const kept = keepsButton ? specifiers : specifiers.filter((each) => each !== own);
    if (path.node.source.value === '@prahari/ui') path.node.specifiers = [...kept, added];
    else {
      path.insertAfter(j.importDeclaration([added], j.literal('@prahari/ui/IconButton')));
      if (kept.length === 0) path.prune();
      else path.node.specifiers = kept;
    }
  });
  return root.toSource();
}
