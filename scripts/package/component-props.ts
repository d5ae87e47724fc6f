import { join, resolve } from 'node:path';
import ts from 'typescript';

const root = resolve(import.meta.dirname, '../..');
const ui = join(root, 'packages/ui');
const source = join(ui, 'src');

/** A prop that is declared in this package; those of elements and of react-aria are their owners'. */
export interface Prop {
  name: string;
  type: string;
  required: boolean;
  /** The code of the value when it is left out. */
  default?: string;
  description: string;
}

export interface ComponentApi {
  name: string;
  /** Relative to packages/ui/src. */
  file: string;
  description: string;
  props: Prop[];
}

const FLAGS = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.InTypeAlias;
const textOf = (parts: ts.SymbolDisplayPart[]) => ts.displayPartsToString(parts).replaceAll(/\s+/g, ' ');

/** Values of a destructured parameter by name: `{ tone = 'info' }`. */
function defaultsOf(declaration: ts.Node): Map<string, string> {
  const parameter = ts.isFunctionDeclaration(declaration) ? declaration.parameters[0]?.name : undefined;
  if (!parameter || !ts.isObjectBindingPattern(parameter)) return new Map();
  return new Map(
    parameter.elements.flatMap(({ propertyName, name, initializer }) =>
      initializer ? [[(propertyName ?? name).getText(), initializer.getText()]] : [],
    ),
  );
}

/** Writes a type as a reader expects it: literals in full, a union of the same functions once. */
function typeText(type: ts.Type, checker: ts.TypeChecker): string {
  if (type.aliasSymbol?.name === 'ReactNode') return 'ReactNode';
  const given = checker.getNonNullableType(type);
  const isFunctions = given.isUnion() && given.types.every((each) => each.getCallSignatures().length > 0);
  const [first] = isFunctions ? given.types : [given];
  return checker.typeToString(first ?? given, undefined, FLAGS).replaceAll(/import\("[^"]+"\)\./g, '');
}

function propOf(symbol: ts.Symbol, checker: ts.TypeChecker, defaults: Map<string, string>): Prop {
  const value = defaults.get(symbol.name);
  return {
    name: symbol.name,
    type: typeText(checker.getTypeOfSymbol(symbol), checker),
    required: (symbol.flags & ts.SymbolFlags.Optional) === 0,
    ...(value === undefined ? {} : { default: value }),
    description: textOf(symbol.getDocumentationComment(checker)),
  };
}

function apiOf(symbol: ts.Symbol, checker: ts.TypeChecker): ComponentApi | undefined {
  const declaration = symbol.valueDeclaration;
  const [signature] = declaration ? checker.getTypeOfSymbol(symbol).getCallSignatures() : [];
  if (!declaration || !signature || !/^[A-Z]/.test(symbol.name)) return undefined;
  const [parameter] = signature.getParameters();
  const given = parameter ? checker.getTypeOfSymbol(parameter) : undefined;
  const defaults = defaultsOf(declaration);
  const own = (given?.getApparentProperties() ?? []).filter(({ declarations }) =>
    declarations?.some((each) => each.getSourceFile().fileName.startsWith(source)),
  );
  return {
    name: symbol.name,
    file: declaration.getSourceFile().fileName.slice(source.length + 1),
    description: textOf(symbol.getDocumentationComment(checker)),
    props: own.map((each) => propOf(each, checker, defaults)).sort((a, b) => a.name.localeCompare(b.name)),
  };
}

/** Returns the components of the root export with their props. */
export function componentApis(): ComponentApi[] {
  const { config } = ts.readConfigFile(join(ui, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, ui);
  const program = ts.createProgram([join(source, 'index.ts')], options);
  const checker = program.getTypeChecker();
  const index = program.getSourceFile(join(source, 'index.ts'));
  const symbol = index && checker.getSymbolAtLocation(index);
  return (symbol ? checker.getExportsOfModule(symbol) : [])
    .map((each) => (each.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(each) : each))
    .flatMap((each) => apiOf(each, checker) ?? [])
    .sort((a, b) => a.name.localeCompare(b.name));
}
