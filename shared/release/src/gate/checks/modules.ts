import type { ReleaseRecord } from '#store/release-record';
import type { Finding } from '../trial/finding';
import { wordsFor, type TrialSet } from '../trial/trial-set';

const LIFECYCLE = './lifecycle';

/** Requires every remote to expose its lifecycle, and a module for each panel that it offers. */
export const findMissingModules = ({ candidates }: TrialSet): Finding[] =>
  candidates.filter(({ name }) => name !== 'shell').flatMap(missingIn);

function missingIn(record: ReleaseRecord): Finding[] {
  const lifecycle = record.exposes.includes(LIFECYCLE)
    ? []
    : [finding(`${wordsFor(record)} exposes no lifecycle.`, 'Export createRemote() from src/lifecycle.tsx and publish it again.')];
  const panels = Object.entries(record.panels)
    .filter(([, module]) => !record.exposes.includes(module))
    .map(([panel, module]) =>
      finding(
        `${wordsFor(record)} offers the panel "${panel}", but does not expose ${module}.`,
        'Give the panel its file, or take it out of remote.manifest.ts.',
      ),
    );
  return [...lifecycle, ...panels];
}

const finding = (message: string, advice: string): Finding => ({ check: 'modules', message, advice });
