import { setTimeout as pause } from 'node:timers/promises';
import type { ToldPlatform } from '../platform-process';
import { seeded } from './agenda';
import { sendAll, type Activity } from './http';
import type { ActivityCost } from './model';
import { used, without, type Usage } from './usage';

/** Activities of players, their part of all, and their messages to PostgreSQL, counted in the code. A round is a bet and then a win. */
export const MIX = {
  balance: { part: 0.6, calls: 1, messages: 2 },
  round: { part: 0.25, calls: 2, messages: 23 },
  records: { part: 0.15, calls: 1, messages: 5 },
} as const;
export type CallKind = keyof typeof MIX;
export const KINDS = Object.keys(MIX) as CallKind[];

const ACTIVITIES = 300;
/** Mean time in ms between two lone activities: processors and caches are then as cold as at a low load. */
const GAP_MS = 10;

export const prepare = (platform: ToldPlatform, kind: CallKind, count: number) => platform.order<Activity[]>({ do: 'calls', kind, count });

export interface MeasuredCost {
  kind: CallKind;
  cost: ActivityCost;
  walBytes: number;
  commits: number;
}

/** Measures activities of one kind that never meet another. */
export async function costOf(platform: ToldPlatform, port: number, kind: CallKind, idle: Usage, seed: number): Promise<MeasuredCost> {
  const random = seeded(seed);
  const times: number[] = [];
  const activities = await prepare(platform, kind, ACTIVITIES);
  const usage = without(
    await used([platform], async () => {
      for (const activity of activities) {
        await pause(-Math.log(1 - random()) * GAP_MS);
        times.push(await sendAll(port, activity));
      }
    }),
    idle,
  );
  const each = (name: keyof Usage) => Math.max(0, usage[name] / ACTIVITIES);
  const [apiMs, databaseMs, clientMs] = [each('apiMs'), each('databaseMs'), each('clientMs')];
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
  const { calls, messages } = MIX[kind];
  const latencyMs = Math.max(0, mean - apiMs - databaseMs - clientMs);
  const sizes = times.map((time) => time / mean);
  return {
    kind,
    cost: { calls, messages, apiMs, databaseMs, clientMs, besideMs: each('besideMs'), latencyMs, sizes },
    walBytes: each('walBytes'),
    commits: each('commits'),
  };
}
