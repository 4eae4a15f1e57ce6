import type { ChannelDocument } from '@site/remote';
import type { StaffFacts } from '@site/remote/staff';
import type { ConsoleTool } from '#composition/follow/console-tool';

/** Reason for which a page runs a release. `earlier`: it was live when this page loaded it. */
export type Reason = 'live' | 'canary' | 'step-back' | 'preview' | 'override' | 'earlier';

export interface AreaRow {
  area: string;
  release: string;
  reason: Reason;
  isMounted: boolean;
}

/** The release of each area in this page. @param status of the console tool; null while it is not loaded */
export function areaRows(document: ChannelDocument, status: ReturnType<ConsoleTool['status']> | null, facts: StaffFacts): AreaRow[] {
  return Object.entries(document.remotes).map(([area, live]) => {
    const running = status?.remotes[area];
    const release = running?.release ?? live.release;
    return { area, release, reason: reasonOf(document, { area, release }, facts), isMounted: running?.mounted ?? area === 'shell' };
  });
}

function reasonOf({ remotes }: ChannelDocument, { area, release }: Pick<AreaRow, 'area' | 'release'>, facts: StaffFacts): Reason {
  const live = remotes[area];
  if (facts.overrides[area]?.release === release) return 'override';
  if (facts.preview?.areas.includes(area)) return 'preview';
  if (live?.canary?.release === release) return 'canary';
  if (live?.release === release) return 'live';
  return live?.stepBack === release ? 'step-back' : 'earlier';
}

/** The share scope of the federation runtime: module -> version -> whether the page has loaded it. */
type ShareScope = Readonly<Record<string, Readonly<Record<string, { loaded?: unknown; lib?: unknown }>>>>;

interface FederationGlobal {
  __INSTANCES__?: readonly { shareScopeMap?: Readonly<Record<string, ShareScope>> }[];
}

/** Shared modules of this page with their versions, each `name version`; more than one version of a name would be a fault. */
export function sharedVersions(scope: object = globalThis): string[] {
  const federation = Reflect.get(scope, '__FEDERATION__') as FederationGlobal | undefined;
  const found = (federation?.__INSTANCES__ ?? []).flatMap(({ shareScopeMap }) =>
    Object.entries(shareScopeMap?.['default'] ?? {}).flatMap(([name, versions]) =>
      Object.keys(versions).map((version) => `${name} ${version}`),
    ),
  );
  return [...new Set(found)].toSorted();
}
