import { lookAtCanary, readTelemetry, watchCanary } from '../canary';
import { openWatchList } from '../canary/watch-list';
import { abortCanaryChange, canaryOf, liveOf, promoteCanaryChange, startCanaryChange, type Before } from '../changes';
import { readChannel } from '../channel/read-channel';
import { readRelease } from '../publish/read-release';
import { authorOf, changeUngated, withGate } from './change';
import type { CommandContext } from './context';
import { WrongUsage } from './exit-code';
import type { GateOptions } from './gate';
import { entriesOf } from './log';
import { newestOf } from './newest';
import { percentOf } from './percent';
import { minuteOf } from './table';
import { errorFigures, figuresText, operatorKeyOf, operatorsOf, PATIENCE_MS } from './telemetry';
import { gateOptions, withOptions, type AddVerb } from './verb';

interface CanaryOptions extends GateOptions {
  json?: boolean;
  percent?: string;
}

type CanaryAction = (context: CommandContext, name: string, options: CanaryOptions, release?: string) => Promise<void>;

const ACTIONS: Readonly<Record<string, CanaryAction>> = { start, watch, promote, abort, status };

export const canaryVerb: AddVerb = (program, open) => {
  const command = program
    .command('canary <area> <start|watch|promote|abort|status> [release]')
    .description('lets a share of the devices try a release; watch aborts it by itself and says when to promote it')
    .option('--percent <number>', 'of the devices, 0 to 100; again with another number to change it');
  withOptions(command, gateOptions()).action((name: string, word: string, release: string | undefined, options: CanaryOptions) => {
    const action = ACTIONS[word];
    if (!action) throw new WrongUsage(`There is no "canary ${name} ${word}". Say one of: ${Object.keys(ACTIONS).join(', ')}.`);
    return action(open(options), name, options, release);
  });
};

async function start(context: CommandContext, name: string, options: CanaryOptions, named?: string) {
  if (options.percent === undefined) throw new WrongUsage(`Say for how many devices: npm run release -- canary ${name} start --percent 10`);
  const percent = percentOf(options.percent);
  await withGate(context, options, async (gate, change) => {
    const decide = async (before: Before) => {
      const live = before?.remotes[name];
      const release = named ?? live?.canary?.release ?? (await newestOf(context.site, name, live ? [live.release] : []));
      const wanted = startCanaryChange(before, await authorOf(context, options), { remote: name, release, percent });
      await readRelease(context.site, name, release);
      // Only the share changes: pages run this release already, so the gate has nothing to check.
      if (live?.canary?.release === release) return { change: wanted, candidates: [] };
      gate.warm();
      return { change: wanted, candidates: [{ name, release }] };
    };
    const next = await change({ decide });
    const { release } = canaryOf(next, name);
    context.answer(
      { name, release, percent, serial: next?.serial ?? null },
      `${name} ${release} runs on ${percent} % of the devices (serial ${next?.serial}). Next: npm run release -- canary ${name} watch`,
    );
  });
}

async function promote(context: CommandContext, name: string, options: CanaryOptions) {
  await withGate(context, options, async (gate, change) => {
    gate.warm();
    const next = await change({
      async decide(before) {
        const candidates = [{ name, release: canaryOf(before, name).release }];
        const wanted = promoteCanaryChange(before, await authorOf(context, options), name);
        return wanted && { change: wanted, candidates };
      },
    });
    const { release } = liveOf(next, name);
    context.answer({ name, release, serial: next?.serial ?? null }, `${name} ${release} is live for everybody (serial ${next?.serial}).`);
  });
}

async function abort(context: CommandContext, name: string, options: CanaryOptions) {
  const author = await authorOf(context, options);
  const decide = (before: Before) => ({ change: abortCanaryChange(before, author, name), candidates: [] });
  const next = await changeUngated(context, decide);
  const { release } = liveOf(next, name);
  context.answer(
    { name, release, serial: next?.serial ?? null },
    `The canary of ${name} is over (serial ${next?.serial}); every device gets ${release} with its next page.`,
  );
}

/** The canary in the channel document, with time and actor of the log line that started it or changed its share. */
async function runningCanary({ site }: CommandContext, name: string) {
  const before = await readChannel(site, site.channel);
  const canary = canaryOf(before, name);
  const begun = (await entriesOf(site)).findLast(
    ({ action, remote, release }) => action === 'canary' && remote === name && release === canary.release,
  );
  return { ...canary, rest: liveOf(before, name).release, since: new Date(begun?.at ?? before?.issuedAt ?? 0), by: begun?.actor ?? null };
}

async function status(context: CommandContext, name: string) {
  const { release, percent, rest, since, by } = await runningCanary(context, name);
  const figures = await errorFigures(context.site, since);
  const look = figures.fault === null ? await lookNow(context, { remote: name, release, rest, since }) : null;
  const said = (of: string) => figuresText(figures, name, of);
  const { channel, serviceFolder } = context.site;
  const watch = (await openWatchList(serviceFolder).read()).find((one) => one.channel === channel && one.remote === name);
  context.answer(
    {
      name,
      release,
      percent,
      rest,
      since: since.toISOString(),
      by,
      watch: watch ? { by: watch.by, since: watch.since } : null,
      errorRates: figures.rates.filter(({ remote }) => remote === name),
      telemetryFault: figures.fault,
      look,
    },
    [
      `${name} since ${minuteOf(since.toISOString())} UTC by ${by ?? '-'}`,
      `  canary  ${release}  ${percent} % of the devices  ${said(release)}`,
      `  live    ${rest}  the rest  ${said(rest)}`,
      ...(look ? [`  ${look.verdict}  ${look.because}`] : []),
      watch ? `the release service watches it since ${minuteOf(watch.since)} UTC for ${watch.by}` : 'the release service does not watch it',
      ...(figures.fault ? [`no error rates: ${figures.fault}. OPERATOR_URL and OPERATOR_KEY say where to ask.`] : []),
    ].join('\n'),
  );
}

/** One look as the watch takes it; null when the counts cannot be read any more. */
async function lookNow({ site }: CommandContext, canary: Parameters<typeof lookAtCanary>[1]) {
  const asked = { remote: canary.remote, since: canary.since, timeoutMs: PATIENCE_MS };
  const rows = await readTelemetry(operatorsOf(site), operatorKeyOf(site), asked).catch(() => null);
  return rows && lookAtCanary(rows, canary, new Date()).look;
}

async function watch(context: CommandContext, name: string, options: CanaryOptions) {
  const { site } = context;
  const canary = { remote: name, ...(await runningCanary(context, name)) };
  const silent = { ...context, answer: () => {} };
  const because = (words: string): CanaryOptions => ({ ...options, reason: options.reason ? `${options.reason}: ${words}` : words });

  const end = await watchCanary({
    canary,
    read: () => readTelemetry(operatorsOf(site), operatorKeyOf(site), { remote: name, since: canary.since }),
    isRunning: async () => (await readChannel(site, site.channel))?.remotes[name]?.canary?.release === canary.release,
    abort: (words) => abort(silent, name, because(words)),
    say: context.note,
    looked: context.looked,
    signal: context.signal ?? signalOfProcess(),
  });
  const ended = { name, release: canary.release, end };
  context.answer(ended, wordsForEnd(ended));
}

/** Text of the answer of a watch. */
export const wordsForEnd = ({ name, release, end }: { name: string; release: string; end: string }) =>
  `The watch of ${name} ${release} ended: ${end}.`;

function signalOfProcess(): AbortSignal {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  return stop.signal;
}
