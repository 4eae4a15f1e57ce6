import path from 'node:path';
import ts from 'typescript';

/** Share of the exports of a package that have a doc comment, at least. */
export const LEAST_DOCUMENTED = 0.9;

export interface Documented {
  exports: number;
  /** `file:line name` of the exports without a doc comment. */
  bare: string[];
}

const declarationOf = (checker: ts.TypeChecker, symbol: ts.Symbol) =>
  (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol).declarations?.[0];

/**
 * Counts the exports of public modules and those without a doc comment. A re-export counts in the package that declares it.
 * @param root folder of the repository
 * @param folder of the package, from the root
 * @param entries files of its `exports` map, from the root
 */
export function documentedExports(root: string, folder: string, entries: readonly string[]): Documented {
  const program = ts.createProgram(
    entries.map((entry) => path.join(root, entry)),
    {
      noResolve: false,
      skipLibCheck: true,
      noLib: true,
      types: [],
      allowJs: true,
      jsx: ts.JsxEmit.ReactJSX,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
    },
  );
  const checker = program.getTypeChecker();
  const home = path.join(root, folder) + path.sep;
  const declarations = new Map<ts.Declaration, string>();
  for (const entry of entries) {
    const file = program.getSourceFile(path.join(root, entry));
    const module = file && checker.getSymbolAtLocation(file);
    for (const symbol of module ? checker.getExportsOfModule(module) : []) {
      const declaration = declarationOf(checker, symbol);
      if (declaration?.getSourceFile().fileName.startsWith(home)) declarations.set(declaration, symbol.name);
    }
  }
  const bare = [...declarations].filter(([declaration]) => !hasDoc(declaration));
  return { exports: declarations.size, bare: bare.map(([declaration, name]) => `${placeOf(root, declaration)} ${name}`) };
}

const hasDoc = (declaration: ts.Declaration) => ts.getJSDocCommentsAndTags(declaration).length > 0;

function placeOf(root: string, declaration: ts.Declaration) {
  const file = declaration.getSourceFile();
  const { line } = file.getLineAndCharacterOfPosition(declaration.getStart());
  return `${path.relative(root, file.fileName)}:${line + 1}`;
}
