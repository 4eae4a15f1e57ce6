import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { ExpectedWallet, HeardBalances, PlayerWrite, Witness, WriteKind } from '../oracles/oracle';

/** A write with its times in ms of the machine's clock, and what it did to the main wallet of its player. */
export interface Entry extends PlayerWrite {
  at: number;
  answeredAt: number | null;
  paisa: bigint;
  /** Code of a refusal. */
  code: string | null;
}

/** One call of a player or viewer. */
interface SeenCall {
  at: number;
  ms: number;
  path: string;
  /** Words of a failure: no answer, or one of 500 and above; null when the site answered. */
  failure: string | null;
}

/** A stream that ended and came back. */
interface StreamGap {
  /** When it was back. */
  at: number;
  ms: number;
}

export interface PlayersJournal extends Omit<Witness, 'crashed'> {
  entries: readonly Entry[];
  calls: readonly SeenCall[];
  /** Streams that were away for some time. */
  gaps: readonly StreamGap[];
  see(call: SeenCall): void;
  /** A stream is back after so many ms. */
  comeBack(ms: number): void;
  begin(player: string, kind: WriteKind, key: string): Entry;
  /** Changes an entry, and writes it down. */
  note(entry: Entry, change: Partial<Pick<Entry, 'outcome' | 'tries' | 'paisa' | 'code'>>): void;
  /** From now on the player's wallet is this amount and what the answers add to it. */
  expectWallet(player: string, paisa: bigint): void;
  hear(player: string, paisa: bigint): void;
  logOut(player: string, path: string): void;
  /** Swaps two balances that a player heard. A bug for a test of the oracles. @returns number of swaps */
  swapHeard(): number;
}

/** Outcomes after which nobody doubts the effect. A refusal after a lost answer says only that there was no second effect. */
const isCertain = ({ outcome, tries }: PlayerWrite) => outcome === 'acknowledged' || (outcome === 'refused' && tries === 1);

/** Keeps what every player did and learned, in memory and as lines of a file. */
export function createJournal(file: string): PlayersJournal {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '');
  const entries: Entry[] = [];
  const calls: SeenCall[] = [];
  const gaps: StreamGap[] = [];
  const bases = new Map<string, bigint>();
  const heard = new Map<string, bigint[]>();
  const loggedOut: string[] = [];
  const write = (line: object) =>
    appendFileSync(file, `${JSON.stringify(line, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value))}\n`);

  function walletOf(player: string, base: bigint): ExpectedWallet[] {
    const own = entries.filter((entry) => entry.player === player);
    if (!own.every(isCertain)) return [];
    const paisa = own.reduce((sum, entry) => sum + (entry.outcome === 'acknowledged' ? entry.paisa : 0n), base);
    return [{ player, paisa, writes: own.length }];
  }

  return {
    entries,
    calls,
    gaps,
    see(call) {
      calls.push(call);
      if (call.failure) write(call);
    },
    comeBack: (ms) => void gaps.push({ at: Date.now(), ms }),
    begin(player, kind, key) {
      const entry: Entry = { player, kind, key, outcome: 'asked', tries: 0, at: Date.now(), answeredAt: null, paisa: 0n, code: null };
      entries.push(entry);
      write(entry);
      return entry;
    },
    note(entry, change) {
      Object.assign(entry, change);
      if (change.outcome === 'acknowledged' || change.outcome === 'refused') entry.answeredAt = Date.now();
      write(entry);
    },
    expectWallet: (player, paisa) => void bases.set(player, paisa),
    hear: (player, paisa) => void heard.set(player, [...(heard.get(player) ?? []), paisa]),
    logOut: (player, path) => void loggedOut.push(`player ${player} was logged out by ${path}`),
    swapHeard() {
      // Only these are compared with the wallet.
      const found = [...heard].find(([player, balances]) => bases.has(player) && new Set(balances).size > 2);
      found?.[1].reverse();
      return found ? 1 : 0;
    },
    writes: () => entries,
    wallets: () => [...bases].flatMap(([player, base]) => walletOf(player, base)),
    heard: (): HeardBalances[] => [...heard].filter(([player]) => bases.has(player)).map(([player, paisa]) => ({ player, paisa })),
    loggedOut: () => loggedOut,
  };
}
