#!/usr/bin/env node
/** `npm start`: the whole site on this machine, from a fresh clone. It is plain JavaScript, because nothing may be installed yet. */
import { consoleLine } from './console-line.mjs';
import { deploy, liveChannel } from './deploy.mjs';
import { keepRenewed } from './renewal.mjs';
import { addresses, answers, bringUp, DEFAULTS, say } from './site.mjs';

const DEMO = 'demo player: demoplayer / demo12345';
const CODES = 'codes that players are sent: npm run operator -- outbox';

try {
  const site = addresses(process.env);
  say('starting');
  const running = await bringUp(site, async (processes) => {
    await deploy(processes);
    say('releases are live');
  });
  const isSandbox = site.mode === 'sandbox';
  say(`ready: ${site.url}${isSandbox ? `  (${DEMO})` : ''}`);
  say(`mode: ${site.mode}${isSandbox ? ', with play money' : ''} (SITE_MODE); operators on port ${site.env.OPERATOR_PORT}`);
  if (isSandbox) say(CODES);
  // The line takes two calls to the platform. Nothing waits for them.
  void consoleLine(site, process.env.OPERATOR_KEY || DEFAULTS.OPERATOR_KEY).then(say);
  if (process.env.RELEASE_SERVICE !== 'off') {
    running.keep('The release service', ['shared/release/src/service/main.ts'], site.env);
    const told = () => say(`releases from other machines: port ${site.env.RELEASE_PORT} (npm run release -- people add <name>)`);
    // The site is ready before its release service is.
    void answers(`${site.releases}/healthz`).then(told, () => {});
  }
  // The pages of the console are built when their source has changed. The site is ready before them.
  void running.run(['shared/console/bin/build.mjs']).catch(() => say('the console was not built: see above'));
  keepRenewed(running, { read: liveChannel });
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exit(1);
}
