import { ENDS_SOON_DAYS } from '@site/api/contracts/releases';
import type { ChannelDocument } from '@site/remote/manifest';
import { isDueForRenewal } from '../changes';
import { wantedReleases } from '../channel/channel';
import type { LogEntry } from '../store/log-line';
import { StoreUnusable } from '../store/store';
import { verifyChannel, verifyRelease, type Problem } from '../verify';
import type { CommandContext } from './context';
import { entriesOf } from './log';
import { minuteOf, table } from './table';
import { errorFigures, rateText, type ErrorFigures } from './telemetry';
import { json, type AddVerb } from './verb';
import { vitalsTable } from './vitals-table';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Log actions that make another release live. */
const GOES_LIVE = ['activate', 'rollback', 'preview'];

export const statusVerb: AddVerb = (program, open) => {
  program
    .command('status')
    .description('shows the live releases, since when and by whom, canaries, errors and vitals of pages, and what was changed in the store')
    .addOption(json())
    .action((options: { json?: boolean }) => status(open(options)));
};

/** Compares the live document and the live files with their signatures and hashes, byte for byte. */
async function tampering({ store, keys, channel }: CommandContext['site'], live: ChannelDocument): Promise<readonly Problem[]> {
  const [accepted, everAccepted] = await Promise.all([keys.accepted(), keys.everAccepted()]);
  if (accepted.length === 0)
    return [
      {
        place: `${keys.folder}/keys.json`,
        message: 'is missing, so nothing can be checked',
        advice: 'KEYS_DIR names the folder of the keys.',
      },
    ];
  const releases = wantedReleases(live.remotes).map(([name, release]) => verifyRelease({ store, keys: everAccepted }, name, release));
  const [ofChannel, ...ofReleases] = await Promise.all([verifyChannel({ store, keys: accepted }, channel), ...releases]);
  return [...(ofChannel ?? []), ...ofReleases.flat()];
}

async function status({ site, answer, isJson }: CommandContext) {
  const now = Date.now();
  const [live, figures] = await Promise.all([site.store.channel(site.channel), errorFigures(site, new Date(now - HOUR_MS))]);
  if (!live) return answer({ channel: site.channel, serial: 0, areas: [] }, 'Nothing is live yet: npm run release -- deploy');
  const [entries, problems, trust] = await Promise.all([entriesOf(site), tampering(site, live), rootState(site, now)]);
  const areas = Object.entries(live.remotes).map(([name, of]) => ({ name, ...of, ...arrivalOf(entries, name, of.release) }));
  if (isJson) {
    const { channel, serial, issuedAt, expiresAt, development, workerOff, remotes, revoked } = live;
    const { rates, fault } = figures;
    const worker = workerOff ? 'off' : 'on';
    const document = { channel, serial, issuedAt, expiresAt, development, worker, areas, remotes, revoked };
    return answer(
      { ...document, errorRates: rates, telemetryFault: fault, problems, trust: trust.notes, rootExpiresAt: trust.expires },
      '',
    );
  }
  const lines = [
    tableOf(areas, figures),
    ...vitalsTable(areas, figures),
    ...notes(live, entries, figures, now),
    ...trust.notes,
    ...warnings(problems),
  ];
  answer({}, [headOf(live, now), ...lines].join('\n'));
}

interface Area {
  name: string;
  release: string;
  stepBack?: string;
  canary?: { release: string; percent: number };
  since: string | null;
  by: string | null;
}

function arrivalOf(entries: readonly LogEntry[], remote: string, release: string) {
  const arrival = entries.findLast((entry) => entry.remote === remote && entry.release === release && GOES_LIVE.includes(entry.action));
  return { since: arrival?.at ?? null, by: arrival?.actor ?? null };
}

const headOf = ({ channel, serial, expiresAt }: ChannelDocument, now: number) =>
  `channel ${channel}, serial ${serial}, valid until ${expiresAt.slice(0, 10)} (${daysUntil(expiresAt, now)} days)\n`;

const daysUntil = (moment: string, now: number) => Math.floor((Date.parse(moment) - now) / DAY_MS);

function tableOf(areas: readonly Area[], figures: ErrorFigures) {
  const rows = areas.map(({ name, release, since, by, stepBack, canary }) => [
    name,
    release,
    since ? minuteOf(since) : '-',
    by ?? '-',
    stepBack ?? '-',
    rateText(figures, name, release),
    canary ? `${canary.release} ${canary.percent} %, errors ${rateText(figures, name, canary.release)}` : '-',
  ]);
  return table([['area', 'live', 'since (UTC)', 'by', 'steps back to', 'errors, 1 h', 'canary'], ...rows]);
}

const warnings = (problems: readonly Problem[]) =>
  problems.length ? ['', ...problems.flatMap(({ place, message, advice }) => [`TAMPERED: ${place} ${message}.`, `  ${advice}`])] : [];

/** Version and expiry of the root document, or why it cannot be used; nothing without one. */
async function rootState({ trust }: CommandContext['site'], now: number): Promise<{ notes: string[]; expires: string | null }> {
  try {
    const root = await trust.current();
    if (!root) return { notes: [], expires: null };
    const days = daysUntil(root.expires, now);
    const ends = days < 0 ? 'EXPIRED: nothing new goes live' : days < ENDS_SOON_DAYS.root ? `WARNING: only ${days} days left` : '';
    const note = `root document ${root.version}, valid until ${root.expires.slice(0, 10)}`;
    const words = ends ? `${note}. ${ends}. Renew it: npm run release -- trust renew --key <files>` : note;
    return { notes: [words], expires: root.expires };
  } catch (problem) {
    if (problem instanceof StoreUnusable) return { notes: [`WARNING: ${problem.message}`], expires: null };
    throw problem;
  }
}

/** Says who switched the service worker off, and how it comes back. */
function workerNote(entries: readonly LogEntry[]) {
  const off = entries.findLast(({ action }) => action === 'worker');
  const since = off ? ` since ${minuteOf(off.at)} UTC by ${off.actor} (${off.reason})` : '';
  return `service worker: off${since}. On again: npm run release -- worker on`;
}

function notes(live: ChannelDocument, entries: readonly LogEntry[], { fault }: ErrorFigures, now: number): string[] {
  const days = daysUntil(live.expiresAt, now);
  const revoked = Object.entries(live.revoked).filter(([, releases]) => releases.length);
  const said = [
    ...(live.workerOff ? [workerNote(entries)] : []),
    ...revoked.map(([name, releases]) => `revoked: ${name} ${releases.join(', ')}`),
    ...(fault ? [`no error rates: ${fault}. OPERATOR_URL and OPERATOR_KEY say where to ask.`] : []),
    ...(isDueForRenewal(live, now) && days < ENDS_SOON_DAYS.document
      ? [
          `WARNING: ${days < 0 ? 'expired' : `only ${days} days left`}, then browsers follow it no more. Sign it anew: npm run release -- renew`,
        ]
      : []),
  ];
  return said.length ? ['', ...said] : [];
}
