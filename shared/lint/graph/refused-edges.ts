import { readdirSync } from 'node:fs';
import { cruise } from 'dependency-cruiser';
import { refuseEdge } from '../src/refuse-import';
import { exportedFiles } from './exported-files';
import { folderKnots } from './folder-knots';
import { rules } from './rules';

const PACKAGES = /^(mf-.+|shell|shared|e2e)$/;
const OWN = /^(mf-[^/]+|shell|shared|e2e)\/(?!.*node_modules\/)/;

/** Cruises every package below `root`. @returns the refused edges as `{ rule, from, to, why }`, and how many modules were seen. */
export async function refusedEdges(root) {
  const { forbidden, options } = rules;
  const folders = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory() && PACKAGES.test(entry.name));
  const names = folders.map(({ name }) => name);
  const { output } = await cruise(names, { ...options, baseDir: root, validate: true, ruleSet: { forbidden } });
  const edges = output.modules.flatMap(edgesOf);
  const exported = exportedFiles(root);
  const refused = [
    ...output.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
    ...edges.map((edge) => ({ rule: 'boundaries', ...edge, why: refuseEdge(edge, exported) })).filter(({ why }) => why),
    ...folderKnots(edges).map((edge) => ({ rule: 'no-folder-knots', ...edge })),
  ];
  return { refused, modules: output.summary.totalCruised };
}

/** Imports of one module that end in the workspace. */
const edgesOf = ({ source, dependencies }) =>
  dependencies
    .filter(({ resolved, couldNotResolve }) => !couldNotResolve && OWN.test(resolved))
    .map(({ resolved, dependencyTypes }) => ({ from: source, to: resolved, isType: dependencyTypes.includes('type-only') }));
