import { seeded } from '@site/platform-kit/secrets/seeded';
import type { ChaosTarget, DatabaseRestart, SpareEngine } from './target';

export type SiteFault =
  | { kind: 'kill'; member: string; downMs: number }
  | { kind: 'freeze'; member: string; ms: number }
  | { kind: 'cut'; member: string }
  | { kind: 'roll' }
  | { kind: 'away'; engine: SpareEngine; ms: number }
  | { kind: 'database restart'; how: DatabaseRestart }
  | { kind: 'database freeze'; ms: number };

/** A fault, and the time in ms of play before it. */
export interface ScheduledFault {
  quietMs: number;
  fault: SiteFault;
}

type Members = ReturnType<ChaosTarget['members']>;
type Draw = (random: () => number, members: Members) => SiteFault;

const QUIET_MS = [4000, 8000] as const;
const DOWN_MS = [1000, 4000] as const;
/** Time in ms for which an engine with a spare is gone; longer than it takes to replace the leader of the database. */
const AWAY_MS = 30_000;
/** Shorter than a player waits for an answer. */
const FROZEN_MS = [2000, 6000] as const;

const between = (random: () => number, [least, most]: readonly [number, number]) => Math.round(least + random() * (most - least));

function oneOf<T>(random: () => number, from: readonly T[]): T {
  const one = from[Math.floor(random() * from.length)];
  if (one === undefined) throw new Error('There is nothing to choose from: the target has no processes');
  return one;
}

const KILL_OF =
  (kind: string): Draw =>
  (random, members) => ({
    kind: 'kill',
    member: oneOf(
      random,
      members.filter((member) => member.kind === kind),
    ).name,
    downMs: between(random, DOWN_MS),
  });

const OTHERS: readonly Draw[] = [
  () => ({ kind: 'roll' }),
  (random, members) => ({ kind: 'freeze', member: oneOf(random, members).name, ms: between(random, FROZEN_MS) }),
  (random, members) => ({
    kind: 'cut',
    member: oneOf(
      random,
      members.filter(({ kind, isEngine }) => !isEngine && kind !== 'edge'),
    ).name,
  }),
  () => ({ kind: 'database restart', how: 'fast' }),
  () => ({ kind: 'database restart', how: 'immediate' }),
];

const AWAY =
  (engine: SpareEngine): Draw =>
  () => ({ kind: 'away', engine, ms: AWAY_MS });
const FREEZE_OF =
  (hasStandby: boolean): Draw =>
  (random) => ({ kind: 'database freeze', ms: hasStandby ? AWAY_MS : between(random, FROZEN_MS) });

function shuffled<T>(random: () => number, from: readonly T[]): T[] {
  return from
    .map((one) => ({ one, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one);
}

/** Every fault once, in an order of the seed, and then faults at random without an end. A pure function of the seed and of the site's parts. */
export function* scheduleOf(seed: number, members: Members, spareEngines: readonly SpareEngine[] = []): Generator<ScheduledFault, never> {
  const random = seeded(seed);
  const kinds = [...new Set(members.map(({ kind }) => kind))];
  const draws = [...kinds.map(KILL_OF), ...OTHERS, FREEZE_OF(spareEngines.includes('standby')), ...spareEngines.map(AWAY)];
  const stepOf = (draw: Draw): ScheduledFault => ({ quietMs: between(random, QUIET_MS), fault: draw(random, members) });
  for (const draw of shuffled(random, draws)) yield stepOf(draw);
  for (;;) yield stepOf(oneOf(random, draws));
}

/** A fault in words. */
export function labelOf(fault: SiteFault): string {
  switch (fault.kind) {
    case 'kill':
      return `kill ${fault.member}`;
    case 'freeze':
      return `freeze ${fault.member}, ${(fault.ms / 1000).toFixed(1)} s`;
    case 'cut':
      return `cut the database connections of ${fault.member}`;
    case 'roll':
      return 'rolling restart';
    case 'away':
      return `${fault.engine === 'nats' ? 'both NATS' : 'the standby'} gone for ${fault.ms / 1000} s`;
    case 'database restart':
      return `database restart, ${fault.how}`;
    case 'database freeze':
      return `freeze the database, ${(fault.ms / 1000).toFixed(1)} s`;
  }
}

/** Time in ms within which writes are back: after the fault began, or after it ended when it is a freeze without a standby. */
const BACK_WITHIN_MS = {
  kill: 3000,
  freeze: 3000,
  cut: 3000,
  roll: 3000,
  nats: 3000,
  standby: 10_000,
  'database restart': 10_000,
  'database freeze': 10_000,
};
/** Time in ms within which a standby leads in the place of a database that is gone. */
const FAIL_OVER_MS = 30_000;

/** Bound in ms on the longest pause of writes. @see shared/docs/decisions/0130 */
export function boundOf(fault: SiteFault, hasStandby: boolean): number {
  if (hasStandby && fault.kind.startsWith('database')) return FAIL_OVER_MS;
  const isPause = fault.kind === 'freeze' || fault.kind === 'database freeze';
  return (
    BACK_WITHIN_MS[fault.kind === 'away' ? fault.engine : fault.kind] +
    (isPause ? fault.ms : 0) +
    (fault.kind === 'kill' && fault.member === 'haproxy' ? fault.downMs : 0)
  );
}
