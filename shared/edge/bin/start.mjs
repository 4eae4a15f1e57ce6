#!/usr/bin/env node
/** `npm start`: the whole site on this machine, from a fresh clone. Plain Node, because nothing may be installed yet. */
import { addresses, bringUp, say } from './site.mjs';

const DEMO = 'demo player: demoplayer / demo12345';

try {
  const site = addresses(process.env);
  say('starting');
  await bringUp(site, async (processes) => {
    await processes.run(['shared/release/src/cli.ts', 'deploy']);
    say('releases are live');
  });
  say(`ready: ${site.url}  (${DEMO})`);
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exit(1);
}
