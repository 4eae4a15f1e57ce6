import type { IForbiddenRuleType, ICruiseOptions } from 'dependency-cruiser';

const TEST = '\\.test\\.tsx?$';

/** Rules of dependency-cruiser for files of any package. `src/zones.ts` has the rules between packages. */
export const rules: { forbidden: IForbiddenRuleType[]; options: ICruiseOptions } = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Modules that need each other are one module.',
      severity: 'error',
      from: { pathNot: TEST },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-type-circles',
      comment: 'A type that two files need has a place below both.',
      severity: 'error',
      from: { pathNot: TEST },
      to: { circular: true },
    },
    {
      name: 'nothing-unresolved',
      comment: 'An import that nothing answers; the build itself answers `virtual:`.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
    { name: 'tests-are-leaves', severity: 'error', from: { pathNot: TEST }, to: { path: TEST } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.store|\\.data|\\.cache|test-results)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json', '.css', '.svg'],
      conditionNames: ['import', 'types', 'node', 'default'],
      exportsFields: ['exports'],
    },
  },
};
