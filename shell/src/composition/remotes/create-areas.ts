import type { ChannelDocument, ShellHost } from '@site/remote';
import { candidatesOf, cohortOf, isRevoked, type PagePlace } from '../releases/candidates';
import { channelDocumentAtom } from '../releases/channel-document.atoms';
import { codeSource } from './federation';
import { createLoader, type CodeSource } from './load-remote';
import { createRemoteArea, type RemoteArea } from './remote-area';
import { createReports, type Reports } from './reports';
import { watchFiles, type OnLost } from './watch-files';

/** Everything that is needed to load a part of a remote. */
export interface RemoteSource {
  /** @returns the newest document */
  now(): ChannelDocument;
  place: PagePlace;
  source: CodeSource;
  reports: Reports;
  /** @returns a function that removes the listener */
  onLost(listener: OnLost): () => void;
}

/** The areas of all released remotes. They follow the newest document: a mounted release stays, and the next visit chooses again. */
export function createAreas(host: ShellHost, first: ChannelDocument, place: PagePlace, slot: () => HTMLElement) {
  const { store } = host;
  const now = () => store.get(channelDocumentAtom) ?? first;
  const reports = createReports(({ remote, release }) => ({ cohort: cohortOf(now(), remote, release), serial: now().serial }));
  const loader = createLoader({ candidatesOf: (remote) => candidatesOf(now(), remote, place), source: codeSource, reports });
  const areas = new Map<string, RemoteArea>();
  const add = (remote: string) => {
    const isBanned = (release: string) => isRevoked(now(), remote, release);
    const area = createRemoteArea(remote, { store, host, loader, reports, slot, isRevoked: isBanned });
    areas.set(remote, area);
    return area;
  };
  const listeners = new Set<OnLost>([(remote, release, problem) => areas.get(remote)?.fail(release, problem)]);
  watchFiles((...lost) => listeners.forEach((listener) => listener(...lost)));
  const onLost = (listener: OnLost) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return { areas, add, remotes: { now, place, source: codeSource, reports, onLost } satisfies RemoteSource };
}
