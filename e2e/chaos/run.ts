import { setMaxListeners } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { seeded } from '@site/platform-kit/secrets/seeded';
import { latestDecision } from '@site/platform-testing/oracles/exchange';
import { recordProblems } from '@site/platform-testing/players/cashiers';
import { createClient, problemOf } from '@site/platform-testing/players/client';
import { createJournal, type PlayersJournal } from '@site/platform-testing/players/journal';
import { listen, watch } from '@site/platform-testing/players/listeners';
import { balanceOf, matchOf, newcomers, rest, type PlayersTable } from '@site/platform-testing/players/players';
import { inPlay } from '../fixtures/matches';
import { inject } from './faults';
import { plantBug } from './plant-bug';
import { boundOf, labelOf, scheduleOf, type SiteFault } from './schedule';
import { playerOf, signUp, type PlayerWithRole } from './sign-up';
import type { ChaosTarget } from './target';
import { openCourt, type Broken, type Court, type Verdict } from './verdicts';

/** One fault of a run, in ms of the machine's clock. */
export interface Band {
  fault: SiteFault;
  label: string;
  at: number;
  endedAt: number;
  boundMs: number;
}

export interface Outcome {
  seed: number;
  startedAt: number;
  endedAt: number;
  players: number;
  viewers: number;
  bands: Band[];
  verdicts: readonly Verdict[];
  broken: readonly Broken[];
  journal: PlayersJournal;
  /** Samples of the time in ms for which the oldest bet waited after its delay. */
  lateness: readonly { at: number; ms: number }[];
  /** Number of players whose wallet was compared at the end with what they know. */
  walletsCompared: number;
}

export interface RunOptions {
  target: ChaosTarget;
  seed: number;
  minutes: number;
  players: number;
  viewers: number;
  /** Name of a planted bug. */
  plant: string | undefined;
  /** Path of the players' journal. */
  file: string;
  say(line: string): void;
}

const ORACLES_EVERY_MS = 10_000;
/** Longest time in ms for calls whose answer is still unknown when the players stop. */
const PATIENCE_MS = 60_000;
const NEWCOMER_MS = 15_000;
const MATCHES = 6;
const MATCHES_AGAIN_MS = 10_000;
const SAMPLE_MS = 500;
const STOP_MARKET_MS = 12_000;
const STOPPED_MS = 2000;

/** An operator who stops a market now and then. */
async function marketStops(table: PlayersTable) {
  const { client, stopped } = table;
  for (let nth = 0; !stopped.aborted; nth++) {
    await rest(table, STOP_MARKET_MS);
    const path = `/exchange/markets/${matchOf(table, nth).MarketId}`;
    await client.insist(client.operator('POST', path, { state: 'SUSPENDED' }));
    await rest(table, STOPPED_MS);
    await client.insist(client.operator('POST', path, { state: 'FEED' }));
  }
}

/** Matches end, and others begin. */
async function newMatches(table: PlayersTable, read: () => Promise<PlayersTable['matches']>) {
  while (!table.stopped.aborted) {
    await rest(table, MATCHES_AGAIN_MS);
    const matches = await read().catch(() => []);
    if (matches.length) table.matches = matches;
  }
}

async function sampleLateness(table: PlayersTable, { db }: Court, samples: { at: number; ms: number }[]) {
  while (!table.stopped.aborted) {
    await rest(table, SAMPLE_MS);
    const ms = await latestDecision(db).catch(() => null);
    if (ms !== null) samples.push({ at: Date.now(), ms });
  }
}

/** Faults until the time is over, one after the other. */
async function breakThings({ target, seed, say }: RunOptions, until: number, { broken }: Court, isBroken: () => boolean): Promise<Band[]> {
  const bands: Band[] = [];
  for (const { quietMs, fault } of scheduleOf(seed, target.members(), target.spareEngines)) {
    await wait(Math.min(quietMs, Math.max(0, until - Date.now())));
    if (Date.now() >= until || isBroken()) return bands;
    const at = Date.now();
    const label = labelOf(fault);
    say(label);
    try {
      await inject(target, fault);
    } catch (problem) {
      // The oracles that broke meanwhile say more than the fault that did not end.
      broken.push({ name: 'faults', says: 'the site is whole again after each fault', problems: [`${label}: ${problemOf(problem)}`] });
    }
    const boundMs = boundOf(fault, target.spareEngines.includes('standby'));
    bands.push({ fault, label, at, endedAt: Date.now(), boundMs });
  }
  return bands;
}

/** Rounds of the oracles until `isOver`, or until one does not hold. */
async function judge(court: Court, isOver: () => boolean) {
  let next = Date.now() + ORACLES_EVERY_MS;
  while (!isOver() && !court.broken.length) {
    await wait(200);
    if (Date.now() < next) continue;
    next = Date.now() + ORACLES_EVERY_MS;
    await court.now();
  }
}

/** Lets players play on a site that breaks, and asks the oracles. */
export async function runChaos(options: RunOptions): Promise<Outcome> {
  const { target, seed, minutes, plant, file, say } = options;
  const journal = createJournal(file);
  const [stop, giveUp] = [new AbortController(), new AbortController()];
  // Every pause and every stream of a player listens to it.
  setMaxListeners(0, stop.signal);
  const client = createClient({ site: target.site, journal, patience: giveUp.signal });
  const readMatches = async () => (await inPlay(target.site.exchangeUrl, 'soccer')).slice(0, MATCHES);
  const table: PlayersTable = { client, journal, random: seeded(seed), stopped: stop.signal, matches: await readMatches() };
  const players = await signUp(target, options.players);
  for (const { account, role } of players) {
    const known = role === 'bettor' ? null : await balanceOf(table, account);
    if (known !== null) journal.expectWallet(account.remoteId, known);
  }
  const court = openCourt(target.ownerUrl, { ...journal, crashed: target.crashed });
  const lateness: { at: number; ms: number }[] = [];
  const startedAt = Date.now();
  const until = startedAt + minutes * 60_000;
  let hasFailed = false;
  const isBroken = () => hasFailed || court.broken.length > 0;
  say(`${players.length} players, ${options.viewers} viewers, ${target.members().length} processes`);
  const work = Promise.all([
    ...players.map((player, nth) => playerOf(table, player, nth)),
    ...players.map(({ account }) => listen(table, account)),
    ...Array.from({ length: options.viewers }, (_, nth) => watch(table, nth)),
    newcomers(table, NEWCOMER_MS),
    marketStops(table),
    newMatches(table, readMatches),
    sampleLateness(table, court, lateness),
  ]);
  work.catch(() => (hasFailed = true));
  const breaking = breakThings(options, until, court, isBroken);
  const judging = judge(court, () => hasFailed || Date.now() >= until);
  try {
    if (plant) {
      await wait((until - startedAt) / 2);
      await plantBug(options, { court, journal, until });
    }
    const [bands] = await Promise.all([breaking, judging]);
    stop.abort();
    const patience = setTimeout(() => giveUp.abort(), PATIENCE_MS);
    await work;
    clearTimeout(patience);
    if (!isBroken()) {
      await court.atTheEnd();
      await compareScreens(table, players, court);
    }
    const { verdicts, broken } = court;
    const walletsCompared = journal.wallets().length;
    return {
      seed,
      startedAt,
      endedAt: Date.now(),
      players: players.length,
      viewers: options.viewers,
      bands,
      verdicts,
      broken,
      journal,
      lateness,
      walletsCompared,
    };
  } finally {
    stop.abort();
    giveUp.abort();
    await Promise.allSettled([work, breaking, judging]);
    await court.close();
  }
}

/** At the end the screens of the players show what they know. */
async function compareScreens(table: PlayersTable, players: readonly PlayerWithRole[], court: Court) {
  const problems: string[] = [];
  for (const { account, role } of players) {
    if (role === 'depositor' || role === 'withdrawer') problems.push(...(await recordProblems(table, account)));
    const expected = table.journal.wallets().find(({ player }) => player === account.remoteId);
    const shown = expected && (await balanceOf(table, account));
    if (expected && shown !== expected.paisa)
      problems.push(`player ${account.remoteId} is shown ${shown} paisa, and the answers add up to ${expected.paisa}`);
  }
  if (problems.length) court.broken.push({ name: 'screens', says: 'records and balances show what the answers said', problems });
}
