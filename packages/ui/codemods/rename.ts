import type { Collection, JSCodeshift } from 'jscodeshift';

/** Returns the names under which a file imports from packages whose name begins so, by their exported names. */
export function importedNames(root: Collection, j: JSCodeshift, from: string): Map<string, string> {
  const names = new Map<string, string>();
  root
    .find(j.ImportDeclaration)
    .filter(({ node }) => String(node.source.value).startsWith(from))
    .find(j.ImportSpecifier)
    .forEach(({ node }) => {
      names.set(String(node.imported.name), String((node.local ?? node.imported).name));
    });
  return names;
}

/** Renames an attribute of each element of a component. */
export function renameAttribute(
  root: Collection,
  j: JSCodeshift,
  { element, from, to }: { element: string; from: string; to: string },
): void {
  root.findJSXElements(element).forEach(({ node }) => {
    for (const attribute of node.openingElement.attributes ?? [])
      if (attribute.type === 'JSXAttribute' && attribute.name.name === from)
        attribute.name = j.jsxIdentifier(to);
  });
}

/** Renames an import and its uses; an import `as` another name keeps that name. */
export function renameImport(
  root: Collection,
  j: JSCodeshift,
  { from, to, source, isFrom }: { from: string; to: string; source?: string; isFrom: string },
): void {
  root
    .find(j.ImportDeclaration)
    .filter(({ node }) => String(node.source.value).startsWith(isFrom))
    .forEach((path) => {
      const specifiers = path.node.specifiers ?? [];
      const found = specifiers.find((each) => each.type === 'ImportSpecifier' && each.imported.name === from);
      if (found?.type !== 'ImportSpecifier') return;
      const isAliased = found.local && found.local.name !== from;
      const renamed = isAliased
        ? j.importSpecifier(j.identifier(to), j.identifier(String(found.local?.name)))
        : j.importSpecifier(j.identifier(to));
      if (!isAliased) renameUses(root, j, from, to);
      const others = specifiers.filter((each) => each !== found);
      if (!source) path.node.specifiers = [...others, renamed];
      else {
        path.insertAfter(j.importDeclaration([renamed], j.literal(source)));
        if (others.length === 0) path.prune();
        else path.node.specifiers = others;
      }
    });
}

/** Renames what a file calls by this name; properties of the same name stay. */
function renameUses(root: Collection, j: JSCodeshift, from: string, to: string): void {
  root.find(j.Identifier, { name: from }).forEach(({ node, parent }) => {
    const holder = parent.node;
    const isMember = holder.type === 'MemberExpression' && holder.property === node && !holder.computed;
    const isKey = /Property$/.test(holder.type) && holder.key === node;
    if (isKey && holder.shorthand) {
      holder.shorthand = false;
      holder.value = j.identifier(to);
    } else if (!isMember && !isKey && holder.type !== 'ImportSpecifier') node.name = to;
  });
}
