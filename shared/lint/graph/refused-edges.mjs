import { readdirSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';

const SKIPPED = new Set(['node_modules', 'dist']);

/** Cruises every package below `root`. @returns the refused edges as `{ rule, from, to }`, and how many modules were seen. */
export async function refusedEdges(root, rules) {
  const { forbidden, options } = rules;
  const { output } = await cruise(packagesOf(root), { ...options, baseDir: root, validate: true, ruleSet: { forbidden } });
  const refused = output.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }));
  return { refused, modules: output.summary.totalCruised };
}

function packagesOf(root) {
  const names = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^(mf-.+|shell|shared|e2e)$/.test(entry.name) && !SKIPPED.has(entry.name))
    .map(({ name }) => name);
  return names.filter((name) => existsSync(join(root, name)));
}
