import { setTimeout as pause } from 'node:timers/promises';
import type { ToldPlatform } from '../platform-process';
import { seeded } from './agenda';
import { KINDS, MIX, prepare } from './costs';
import { sendAll, type Activity } from './http';
import type { Load } from './model';
import { used, without, type Usage } from './usage';

/** Platform processes of one database; the first one prepares the calls. */
export interface BenchSite {
  platforms: readonly [ToldPlatform, ...ToldPlatform[]];
  ports: readonly number[];
}

export interface Offered {
  usage: Usage;
  /** Time of each activity in ms. */
  times: number[];
}

/** Activities of all kinds in a random order. */
async function mixed(platform: ToldPlatform, count: number, random: () => number): Promise<Activity[]> {
  const drawn: { activity: Activity; place: number }[] = [];
  for (const kind of KINDS)
    for (const activity of await prepare(platform, kind, Math.round(count * MIX[kind].part))) drawn.push({ activity, place: random() });
  return drawn.sort((one, other) => one.place - other.place).map(({ activity }) => activity);
}

/** Sends a load to real processes, each activity to one of them. @param count activities */
export async function offer({ platforms, ports }: BenchSite, load: Load, count: number, seed: number, idle?: Usage): Promise<Offered> {
  const random = seeded(seed);
  const activities = await mixed(platforms[0], count, random);
  const times: number[] = [];
  const take = async (activity: Activity) => void times.push(await sendAll(ports[Math.floor(random() * ports.length)] ?? 0, activity));

  async function atRandom(perSecond: number) {
    const sending: Promise<void>[] = [];
    const start = performance.now();
    let at = 0;
    for (const activity of activities) {
      at += (-Math.log(1 - random()) * 1000) / perSecond;
      const early = start + at - performance.now();
      if (early > 1) await pause(early);
      sending.push(take(activity));
    }
    await Promise.all(sending);
  }

  async function inTurn(callers: number) {
    const left = activities.values();
    await Promise.all(
      Array.from({ length: callers }, async () => {
        for (const activity of left) await take(activity);
      }),
    );
  }

  const usage = await used(platforms, () => ('perSecond' in load ? atRandom(load.perSecond) : inTurn(load.callers)));
  return { usage: idle ? without(usage, idle) : usage, times };
}
