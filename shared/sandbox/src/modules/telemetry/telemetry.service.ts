import { TELEMETRY_KEPT_DAYS, type TelemetryEvent } from '@site/api/contracts/telemetry';
import { secondsAfter } from '#core/clock';
import type { PlatformContext } from '#core/context';
import { keepLimit } from '#core/counter';
import { digest, randomToken } from '#core/secrets';
import { addCounts, deleteCounts, listCounts } from './telemetry.repository';

const MINUTE_MS = 60_000;
const DAY_S = 86_400;
const READ_BY_DEFAULT_S = 3600;

/** Known to this process alone: what stays in the counters cannot be turned back into an address. */
const salt = randomToken();

/** @throws Refusal `platform.too_many` when one address sends a flood */
export async function countEvents({ db, clock, settings }: PlatformContext, ip: string, events: readonly TelemetryEvent[]) {
  const minute = new Date(Math.floor(clock.now().getTime() / MINUTE_MS) * MINUTE_MS);
  // A counter for every minute: many players may share one address, and a steady stream is no flood.
  const sender = digest(`${salt}:${minute.getTime()}:${ip}`);
  await keepLimit(db, clock, `telemetry:${sender}`, settings.limits.telemetryPerAddress);
  await addCounts(db, minute, events);
}

/** What the operator asks for; of the last hour when no time is named. */
export const readCounts = (
  { db, clock }: PlatformContext,
  { remote, since }: { remote?: string | undefined; since?: string | undefined },
) => listCounts(db, since === undefined ? secondsAfter(clock.now(), -READ_BY_DEFAULT_S) : new Date(since), remote);

export const sweepTelemetry = ({ db, clock }: PlatformContext) => deleteCounts(db, secondsAfter(clock.now(), -TELEMETRY_KEPT_DAYS * DAY_S));
