import type { ChannelDocument } from '@site/remote';
import { pinsText, readDevice, type Cohort } from '@site/remote';
import type { RemoteArea } from '../remotes/remote-area';
import type { Reports } from '../remotes/reports';
import { keepPins } from '#core/telemetry/device';
import { candidatesOf, cohortOf, type PagePlace } from '../releases/candidates';

interface ToolParts {
  current(): ChannelDocument;
  areas: ReadonlyMap<string, Pick<RemoteArea, 'mounted'>>;
  place: PagePlace;
  reports: Pick<Reports, 'events'>;
}

/**
 * `releases` in the browser console: shows the running releases, and pins an area to its canary or live release. Pins apply from the next
 * load of the page.
 */
export function createConsoleTool({ current, areas, place, reports }: ToolParts) {
  const pins = () => readDevice(document.cookie).pins;
  const keep = (next: Record<string, Cohort>) =>
    keepPins(next) ? `Pinned: ${pinsText(next) || 'nothing'}. Load the page again.` : 'This browser keeps no cookies.';

  return {
    current,
    /** Life of each release in this page, newest last. */
    trace: () => reports.events,
    status() {
      const { channel, serial } = current();
      const remotes = [...areas].map(([name, area]) => {
        const mounted = area.mounted();
        const release = mounted ?? candidatesOf(current(), name, place)[0]?.release ?? null;
        return [name, { release, cohort: cohortOf(current(), name, release ?? ''), mounted: mounted !== undefined }] as const;
      });
      return { channel, serial, pins: pins(), remotes: Object.fromEntries(remotes) };
    },
    pin: (remote: string, cohort: Cohort) => keep({ ...pins(), [remote]: cohort }),
    /** @param remote default: all remotes */
    unpin: (remote?: string) =>
      keep(Object.fromEntries(Object.entries(pins()).filter(([name]) => remote !== undefined && name !== remote))),
  };
}

export type ConsoleTool = ReturnType<typeof createConsoleTool>;
