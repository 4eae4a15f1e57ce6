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
      return target.roll();
    case 'away':
      return target.takeAway(fault.engine, fault.ms);
    case 'database restart':
      return target.database.restart(fault.how);
    case 'database freeze':
      return target.database.freeze(fault.ms);
  }
}
