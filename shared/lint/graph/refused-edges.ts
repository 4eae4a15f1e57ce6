import { readdirSync } from 'node:fs';
import { cruise, type ICruiseResult, type IModule } from 'dependency-cruiser';
import { refuseEdge } from '../src/refuse-import';
import { exportedFiles } from './exported-files';
import { folderKnots } from './folder-knots';
import { rules } from './rules';
import { sharedTypeNames } from './shared-type-names';
import { loneFiles, thinFoldersOf } from './small-rooms';

const PACKAGES = /^(mf-.+|shell|shared|e2e)$/;
const OWN = /^(mf-[^/]+|shell|shared|e2e)\/(?!.*node_modules\/)/;

interface RefusedEdge {
  rule: string;
  from: string;
  to: string;
  why?: string | null;
}

/** Runs dependency-cruiser and our own rules on all packages below `root`. @returns the refused edges and the number of modules */
export async function refusedEdges(root: string): Promise<{ refused: RefusedEdge[]; modules: number }> {
  const { forbidden, options } = rules;
  const folders = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory() && PACKAGES.test(entry.name));
  const names = folders.map(({ name }) => name);
  const { output } = await cruise(names, { ...options, baseDir: root, validate: true, ruleSet: { forbidden } });
  const { modules, summary } = output as ICruiseResult;
  const edges = modules.flatMap(edgesOf);
  const sources = modules.map(({ source }) => source).filter((source) => OWN.test(source));
  const exported = exportedFiles(root);
  const refused: RefusedEdge[] = [
    ...summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
    ...edges.map((edge) => ({ rule: 'boundaries', ...edge, why: refuseEdge(edge, exported) })).filter(({ why }) => why),
    ...folderKnots(edges).map((edge) => ({ rule: 'no-folder-knots', ...edge })),
    ...loneFiles(root, edges).map((edge) => ({ rule: 'no-lone-files', ...edge })),
    ...sharedTypeNames(root, sources).map((edge) => ({ rule: 'no-shared-type-names', ...edge })),
    ...thinFoldersOf(root, sources).map((edge) => ({ rule: 'no-thin-folders', ...edge })),
  ];
  return { refused, modules: summary.totalCruised };
}

/** Imports of one module that resolve to files of the workspace. */
const edgesOf = ({ source, dependencies }: IModule) =>
  dependencies
    .filter(({ resolved, couldNotResolve }) => !couldNotResolve && OWN.test(resolved))
    .map(({ resolved, dependencyTypes }) => ({ from: source, to: resolved, isType: dependencyTypes.includes('type-only') }));
