import { setTimeout as wait } from 'node:timers/promises';
import type { SiteFault } from './schedule';
import type { ChaosTarget } from './target';

/** Breaks the site, and resolves when the fault is over and all processes take calls again. */
export async function inject(target: ChaosTarget, fault: SiteFault): Promise<void> {
  switch (fault.kind) {
    case 'kill':
      await target.kill(fault.member);
      await wait(fault.downMs);
      return target.start(fault.member);
    case 'freeze':
      return target.freeze(fault.member, fault.ms);
    case 'cut':
      return target.cut(fault.member);
    case 'roll':
      return roll(target);
    case 'away':
      return target.takeAway(fault.engine, fault.ms);
    case 'database restart':
      return target.database.restart(fault.how);
    case 'database freeze':
      return target.database.freeze(fault.ms);
  }
}

/** Restarts the first process of the site of each kind, then the second one, and so on. */
async function roll(target: ChaosTarget) {
  const members = target.members().filter(({ isEngine }) => !isEngine);
  const nthOf = ({ kind, name }: (typeof members)[number]) =>
    members.filter((other) => other.kind === kind).findIndex((other) => other.name === name);
  for (let nth = 0; ; nth++) {
    const wave = members.filter((member) => nthOf(member) === nth);
    if (!wave.length) return;
    await Promise.all(
      wave.map(async ({ name }) => {
        await target.stop(name);
        await target.start(name);
      }),
    );
  }
}
