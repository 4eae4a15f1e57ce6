import type { LogEntry } from '../store/log-line';
import { verifyChannel, verifyLog } from '../verify';
import type { CommandContext } from './context';
import { WrongUsage } from './exit-code';
import { entriesOf } from './log';
import { requireNone } from './problems';
import { minuteOf, table } from './table';
import { json, type AddVerb } from './verb';

interface HistoryOptions {
  json?: boolean;
  verify?: boolean;
  number: string;
}

export const historyVerb: AddVerb = (program, open) => {
  program
    .command('history [area]')
    .description('lists the changes with their time, person and reason; the newest last')
    .option('-n, --number <lines>', 'so many', '20')
    .option('--verify', 'checks the chain of the whole log against the signed document')
    .addOption(json())
    .action((area: string | undefined, options: HistoryOptions) => history(open(options), area, options));
};

async function history(context: CommandContext, area: string | undefined, { number, verify }: HistoryOptions) {
  if (!/^[1-9]\d*$/.test(number)) throw new WrongUsage(`-n is a whole number from 1, not "${number}".`);
  const checked = verify ? await requireUnbroken(context) : null;
  const all = (await entriesOf(context.site)).filter((entry) => area === undefined || entry.remote === area);
  const entries = all.slice(-Number(number));
  const words = checked === null ? [] : [`The log is unbroken: ${checked} lines, anchored by the signed document.`];
  const rows = entries.length ? table([HEAD, ...entries.map(rowOf)]) : `Nothing has changed${area ? ` in ${area}` : ''} yet.`;
  context.answer({ channel: context.site.channel, ...(verify ? { isUnbroken: true } : {}), entries }, [rows, ...words].join('\n'));
}

const HEAD = ['serial', 'when (UTC)', 'by', 'what', 'area', 'release', 'instead of', 'why'];

const rowOf = ({ serial, at, actor, note, action, remote, release, from, reason, forced }: LogEntry) => [
  String(serial),
  minuteOf(at),
  note ? `${actor} (${note})` : actor,
  action,
  remote,
  release,
  from ?? '-',
  [reason, ...(forced?.length ? [`[overruled: ${forced.join('; ')}]`] : [])].filter(Boolean).join(' ') || '-',
];

/** @returns the number of lines @throws ProblemsFound that names every changed line */
async function requireUnbroken({ site: { store, keys, channel } }: CommandContext): Promise<number> {
  const parts = { store, keys: await keys.accepted() };
  const [anchor, lines] = await Promise.all([verifyChannel(parts, channel), verifyLog(store, channel)]);
  requireNone([...anchor, ...lines]);
  return (await store.log(channel)).length;
}
