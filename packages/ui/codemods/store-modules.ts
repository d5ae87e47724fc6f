// 1.0.0-beta: modules of stores moved.
import type { API, FileInfo } from 'jscodeshift';

const STORES = '@prahari/ui/stores';

const MOVED: Readonly<Record<string, string>> = {
  [`${STORES}/asked`]: `${STORES}/reauthentication/step-up`,
  [`${STORES}/asking`]: `${STORES}/reauthentication/step-up-handler`,
  [`${STORES}/lists/loaded`]: `${STORES}/loaded/loaded`,
};

export const parser = 'tsx';

export default function storeModules({ source }: FileInfo, { jscodeshift: j }: API): string {
  const root = j(source);
  root.find(j.ImportDeclaration).forEach(({ node }) => {
    const moved = MOVED[String(node.source.value)];
    if (moved) node.source = j.literal(moved);
  });
  return root.toSource();
}
