import type { ReleaseManifest } from '@site/remote';
import type { Internals } from '../frame/internals';
import { codeSource } from '../remotes/federation';
import { createLoader } from '../remotes/load-remote';
import { createRemoteArea } from '../remotes/remote-area';
import { createReports } from '../remotes/reports';
import { createRouter } from '../routing/current-decision';
import { createPathTable } from '../routing/path-table';
import type { Services } from '../services/create-services';
import { slot } from './slot';

/** Routes and areas, from what the released remotes claim. */
export function assemble({ remotes }: ReleaseManifest, services: Services): Internals {
  const { store, host } = services;
  const reports = createReports();
  const loader = createLoader({ remotes, source: codeSource, reports });
  const claims = Object.fromEntries(Object.entries(remotes).map(([name, { live }]) => [name, live.paths]));
  const areas = new Map(Object.keys(remotes).map((name) => [name, createRemoteArea(name, { store, host, loader, reports, slot })]));
  return { services, router: createRouter(store, createPathTable(claims)), areas };
}
