import { folderOf, type ChannelDocument } from '@site/remote';
import { FIXED_ATTRIBUTE, STAFF_ELEMENT } from '@site/remote/staff';
import { followDataSaver } from './follow-data-saver';
import { followRestored } from './follow-restored';
import { startEvents } from './start-events';
import type { Internals } from '../services/internals';
import { nextTask } from '#core/next-task';
import { noticesAtom } from '#core/notices';
import { settingsAtom } from '#core/settings/settings.atoms';
import type { RemoteArea } from '../remotes/remote-area';
import type { Reports } from '../remotes/reports';
import { sendToPlatform } from '#core/telemetry/send';
import { createTelemetry } from '#core/telemetry/telemetry';
import { claimsOf, type PagePlace } from '../releases/candidates';
import { canVerify, verifyByShellKeys } from '../releases/verify-channel-document';
import { followHashes } from '../releases/hashes';
import { keepChannelDocument, readKept } from '../releases/kept-channel-document';
import { channelDocumentAtom } from '../releases/channel-document.atoms';
import { replaces } from '../releases/start-channel-document';
import { createConsoleTool } from './console-tool';
import { createWorkerFollower } from './follow-worker';
import { createLeaving } from './leave-revoked';
import { createLook } from './look-at-releases';
import { pollReleases } from './poll-releases';
import { prepareParts } from './prepare-parts';
import { createSafePoint } from './safe-point';
import { startMeasuring } from './start-measuring';
import { swapRelease } from './swap-release';

interface FollowParts {
  internals: Internals;
  place: PagePlace;
  reports: Reports;
  /** Creates the area of a remote that was not released when the page was opened. */
  addArea(remote: string): RemoteArea;
  /** Reads again which remote claims which path. */
  claimPaths(): void;
}

/** Starts everything that keeps an open page current: events of the platform, telemetry and new releases; prepares what presses need. */
export async function startFollowing({ internals, place, reports, addArea, claimPaths }: FollowParts) {
  const { services, router, areas } = internals;
  const { store } = services;
  startEvents(services);
  prepareParts();
  followRestored(services);
  followDataSaver(services.dataSaver);
  await nextTask();
  // A page for staff that does not show live is measured, kept and followed by nothing, because all of that is about live.
  const isFixed = document.querySelector(`#${STAFF_ELEMENT}[${FIXED_ATTRIBUTE}]`) !== null;
  if (!isFixed) {
    const telemetry = createTelemetry({ send: sendToPlatform });
    telemetry.start();
    reports.sendTo(telemetry.record);
  }

  const current = () => store.get(channelDocumentAtom) as ChannelDocument;
  const host = runningHost();
  const followWorker = createWorkerFollower({
    // The comparison build has no worker.
    container: host?.name === 'shell' ? navigator.serviceWorker : undefined,
    brand: () => store.get(settingsAtom)?.site_title ?? '',
  });
  if (host && !isFixed) startMeasuring({ internals, place, reports, current, host: { remote: host.name, release: host.release } });
  const notify = (change: { isKept?: boolean; swaps?: number }) => store.set(noticesAtom, (before) => ({ ...before, ...change }));
  const leaveRevoked = createLeaving({
    areas,
    current,
    safePoint: createSafePoint(services.isBusy),
    swap: (remote, area) => swapRelease(remote, { store, reports, area }),
    onSwapped: () => notify({ swaps: store.get(noticesAtom).swaps + 1 }),
    host,
    reload: () => window.location.reload(),
  });

  function accept(document: ChannelDocument) {
    const running = [...areas].map(([name, area]) => ({ name, release: area.mounted() })).concat(host ?? []);
    followHashes(
      document,
      running.flatMap(({ name, release }) => (release === undefined ? [] : [folderOf(name, release)])),
    );
    store.set(channelDocumentAtom, document);
    claimPaths();
    for (const name of Object.keys(claimsOf(document, place))) if (!areas.has(name)) addArea(name).register(router);
    void keepChannelDocument(document);
    void followWorker(document);
    leaveRevoked();
  }

  await nextTask();
  Object.assign(window, { releases: createConsoleTool({ current, areas, place, reports }) });
  leaveRevoked();
  if (isFixed || !canVerify()) return;
  void followWorker(current());
  void reconcile(current, accept);
  const isFollowed = () => {
    if (store.get(noticesAtom).isKept) notify({ isKept: false });
  };
  pollReleases(createLook({ current, verify: verifyByShellKeys, accept, onGood: isFollowed }));
}

/** Another tab may have stored a newer document than the one that came with this page. */
async function reconcile(current: () => ChannelDocument, accept: (document: ChannelDocument) => void) {
  const { document: kept } = await verifyByShellKeys(await readKept().catch(() => undefined));
  if (kept && replaces(kept, current())) return accept(kept);
  await keepChannelDocument(current());
}

/** @returns name and release of the host that runs in this page, read from its scripts; the document may name a newer one */
function runningHost() {
  for (const { src } of document.scripts) {
    const [, name, release] = /\/releases\/(shell|plain)\/([^/]+)\//.exec(src) ?? [];
    if (name && release) return { name, release };
  }
  return null;
}
