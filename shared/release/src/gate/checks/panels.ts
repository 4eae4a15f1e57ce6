import { PANELS, releaseKey, type ChannelDocument } from '@site/remote/manifest';
import type { Finding } from '../trial/finding';
import { wordsFor, type TrialSet } from '../trial/trial-set';

/** Requires that the shell has a place for every panel, and that only one remote of the set offers it. */
export function findPanelConflicts({ next, candidates }: TrialSet): Finding[] {
  return candidates.flatMap((record) =>
    Object.keys(record.panels).flatMap((panel) => {
      if (!isKnown(panel, record.name)) return [unknown(wordsFor(record), panel)];
      const owner = offeredBeside(next, record.name, panel);
      return owner === undefined ? [] : [twice(record.name, panel, owner)];
    }),
  );
}

/** The overview has a place for a panel with the name of its remote. */
const isKnown = (panel: string, remote: string) => panel === remote || PANELS.some((known) => known === panel);

const offeredBeside = ({ remotes, releases }: ChannelDocument, name: string, panel: string) =>
  Object.entries(remotes).find(
    ([other, { release }]) => other !== name && Object.hasOwn(releases[releaseKey(other, release)]?.panels ?? {}, panel),
  )?.[0];

const unknown = (words: string, panel: string): Finding => ({
  check: 'panels',
  message: `${words} offers the panel "${panel}", which no screen of the shell composes.`,
  advice: `Name it as the remote, for a block of the overview, or as PANELS of @site/remote does, or take it out of remote.manifest.ts. Known: ${PANELS.join(', ')}.`,
});

const twice = (name: string, panel: string, owner: string): Finding => ({
  check: 'panels',
  message: `${name} offers the panel "${panel}", which belongs to ${owner}.`,
  advice: 'Take it out of one of the two remote.manifest.ts files.',
});
