/** `npm run pack`: installable packages of what other repositories need, with versions that follow their exports. */
import { parseArgs } from 'node:util';
import path from 'node:path';
import { OUT, packAll } from './pack-all';
import { publish } from './publish';

const { values } = parseArgs({
  options: { check: { type: 'boolean', default: false }, out: { type: 'string', default: OUT }, registry: { type: 'string' } },
});
const started = performance.now();
try {
  const packed = await packAll(process.cwd(), { ...values, day: new Date().toISOString().slice(0, 10) });
  for (const { name, next, change } of packed)
    console.log(`${name} ${next.version}${change ? ` (${change.part}: ${summary(change.lines)})` : ''}`);
  const stale = packed.filter(({ change }) => change);
  if (values.check && stale.length > 0) {
    console.error(
      `The recorded exports of ${stale.map(({ name }) => name).join(', ')} are older than the code. Run \`npm run pack\` and commit.`,
    );
    process.exitCode = 1;
  }
  if (values.registry !== undefined && !process.exitCode) {
    const all = packed.map(({ name, next }) => ({ name, version: next.version }));
    const published = await publish(path.resolve(values.out), all, values.registry);
    console.log(`${published.length} published to ${values.registry}, which has the others already.`);
  }
  console.log(`${packed.length} packages, ${((performance.now() - started) / 1000).toFixed(1)} s`);
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exitCode = 1;
}

function summary(lines: readonly string[]) {
  const [first = '', ...more] = lines;
  return more.length === 0 ? first : `${first}, and ${more.length} more`;
}
