import { TELEMETRY_KEPT_DAYS, type TelemetryEvent } from '@site/api/contracts/telemetry';
import { secondsAfter } from '@site/platform-kit/time/clock';
import type { PlatformContext } from '@site/platform-kit/context/context';
import { giveBackTry, keepLimit, takeTry } from '@site/platform-kit/pace/counter';
import { networkOf, type RequestOrigin } from '@site/platform-kit/http/request-origin';
import { digest, randomToken } from '@site/platform-kit/secrets/secrets';
import { countedKey, deleteEvents, findCountedDevices, listCounts, listCourse, type DeviceEvent } from './telemetry.repository';
import { flushEvents, writeSoon } from './unwritten-events';

const MINUTE_MS = 60_000;
const DAY_S = 86_400;
const READ_BY_DEFAULT_S = 3600;

/** Only this process knows the salt, so a digest in the database cannot be turned back into an address. */
const salt = randomToken();

/**
 * Counts a device once for each release, cohort and kind. Ids can be made up, so one address adds only a few devices of a release per day,
 * and a limited number over all releases: false devices stay few, and displace only those of their own address.
 * @throws Refusal `platform.too_many` when one address sends too many events
 */
export async function countEvents(context: PlatformContext, from: RequestOrigin, events: readonly TelemetryEvent[]) {
  const { db, clock, log, settings } = context;
  const minute = new Date(Math.floor(clock.now().getTime() / MINUTE_MS) * MINUTE_MS);
  // A new counter for every minute, because many players may share one address and a steady stream is no flood.
  const sender = digest(`${salt}:${minute.getTime()}:${networkOf(from.ip)}`);
  await keepLimit(db, clock, `telemetry:${sender}`, settings.limits.telemetryPerAddress);
  const sent = events.map((event) => ({ ...event, device: deviceOf(event, from) }));
  const counted = await findCountedDevices(db, sent);
  const isKnown = (event: DeviceEvent) => counted.has(countedKey(event));
  const taken = await admitted(context, from, sent, counted);
  if (!taken.length) return;
  writeSoon(db, taken, minute, (problem) => log.warn({ err: problem }, 'counts of devices wait'));
  // A new device is written at once: until then its next events would count as another one.
  if (!taken.every(isKnown)) await flushEvents(db);
}

/** Browsers without cookies count as one device for each address and kind of browser. */
const deviceOf = ({ release }: TelemetryEvent, { deviceId, ip, userAgent }: RequestOrigin) =>
  digest(`telemetry:${release}:${deviceId ?? `${salt}:${ip}:${userAgent}`}`);

async function admitted(context: PlatformContext, from: RequestOrigin, events: readonly DeviceEvent[], known: ReadonlySet<string>) {
  const counted = new Set(known);
  const refused = new Set<string>();
  for (const event of events) {
    const key = countedKey(event);
    if (counted.has(key) || refused.has(key)) continue;
    ((await admitDevice(context, from, event)) ? counted : refused).add(key);
  }
  return events.filter((event) => counted.has(countedKey(event)));
}

async function admitDevice({ db, clock, settings }: PlatformContext, { ip }: RequestOrigin, { remote, release }: DeviceEvent) {
  const sender = digest(`${salt}:${networkOf(ip)}`);
  const ofSender = `telemetry-devices:${sender}`;
  const { telemetryDevicesPerAddress, telemetryDevicesPerRelease } = settings.limits;
  if (!(await takeTry(db, clock, ofSender, telemetryDevicesPerAddress)).isAllowed) return false;
  const { isAllowed } = await takeTry(db, clock, `${ofSender}:${remote}:${release}`, telemetryDevicesPerRelease);
  if (!isAllowed) await giveBackTry(db, ofSender);
  return isAllowed;
}

/** Counts for the operator; of the last hour when no time is given. */
export async function readCounts(
  { db, clock }: PlatformContext,
  { remote, since }: { remote?: string | undefined; since?: string | undefined },
) {
  await flushEvents(db);
  return listCounts(db, since === undefined ? secondsAfter(clock.now(), -READ_BY_DEFAULT_S) : new Date(since), remote);
}

/** Steps of a course: a quarter of an hour each, over six hours. */
const COURSE_STEP_S = 900;
const COURSE_STEPS = 24;

/** Starts and failures of all releases in each quarter of the last six hours. */
export async function readCourse({ db, clock }: PlatformContext) {
  await flushEvents(db);
  const since = secondsAfter(clock.now(), -COURSE_STEP_S * COURSE_STEPS);
  const points = await listCourse(db, since, COURSE_STEP_S);
  return { since, stepS: COURSE_STEP_S, steps: COURSE_STEPS, points };
}

export const sweepTelemetry = ({ db, clock }: PlatformContext) => deleteEvents(db, secondsAfter(clock.now(), -TELEMETRY_KEPT_DAYS * DAY_S));
