// 1.0.0: the button of a Menu takes the attributes of Button.
import type { API, FileInfo } from 'jscodeshift';
import { importedNames, renameAttribute } from './rename.ts';

export const parser = 'tsx';

export default function menuPending({ source }: FileInfo, { jscodeshift: j }: API): string {
  const root = j(source);
  const element = importedNames(root, j, '@prahari/ui').get('Menu');
  if (element) renameAttribute(root, j, { element, from: 'isPending', to: 'pending' });
  return root.toSource();
}
