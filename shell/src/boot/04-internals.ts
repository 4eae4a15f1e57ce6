import { releaseKey, type ChannelDocument } from '@site/remote';
import type { Internals } from '../frame/internals';
import { candidatesOf } from '../remotes/candidates';
import { codeSource } from '../remotes/federation';
import { createLoader } from '../remotes/load-remote';
import { createRemoteArea } from '../remotes/remote-area';
import { createReports } from '../remotes/reports';
import { createRouter } from '../routing/current-decision';
import { createPathTable } from '../routing/path-table';
import type { Services } from '../services/create-services';
import { slot } from './slot';

/** Routes and areas, from what the released remotes claim. */
export function assemble(releases: ChannelDocument, services: Services): Internals {
  const remotes = Object.keys(releases.remotes).filter((name) => name.startsWith('mf-'));
  const claimsOf = (name: string) => releases.releases[releaseKey(name, releases.remotes[name]?.release ?? '')]?.paths ?? [];
  const { store, host } = services;
  const reports = createReports();
  const loader = createLoader({ candidatesOf: (remote) => candidatesOf(releases, remote), source: codeSource, reports });
  const claims = Object.fromEntries(remotes.map((name) => [name, claimsOf(name)]));
  const areas = new Map(remotes.map((name) => [name, createRemoteArea(name, { store, host, loader, reports, slot })]));
  return { services, router: createRouter(store, createPathTable(claims)), areas };
}
