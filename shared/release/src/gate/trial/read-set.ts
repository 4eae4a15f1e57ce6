import type { PublicKey } from '@site/remote/manifest';
import { readRelease, RECORD_WORDS, TamperedRelease, type RecordFault } from '#publish/read-release';
import type { ReleaseRecord } from '#store/release-record';
import { ReleaseRefusal, StoreAway, type ReleaseStore } from '#store/store';
import type { CheckName, Finding } from './finding';
import type { RootDocument } from '#trust';
import { namedIn, wordsFor, type NamedRelease, type Proposal, type TrialSet } from './trial-set';

interface Fault {
  check: CheckName;
  message: string;
}

/** Reads all releases of a proposal. A record that is not as published becomes a finding and is left out of the set. */
export async function readSet(
  store: ReleaseStore,
  keys: readonly PublicKey[],
  { before, next, candidates, isUrgent = false }: Proposal,
  root: RootDocument | null = null,
): Promise<{ set: TrialSet; findings: readonly Finding[] }> {
  const findings: Finding[] = [];
  const known = new Map<string, ReleaseRecord>();
  const looks = unique([...candidates, ...namedIn(next)]).map(async (named) => {
    const { record, fault } = await readSound(store, keys, named);
    if (fault) findings.push(finding(named, fault));
    if (record) known.set(wordsFor(named), record);
  });
  await Promise.all(looks);
  const recordsOf = (list: readonly NamedRelease[]) => list.flatMap((named) => known.get(wordsFor(named)) ?? []);
  const named = recordsOf(namedIn(next));
  const set = {
    before,
    next,
    isUrgent,
    store,
    keys,
    root,
    candidates: recordsOf(candidates),
    shell: named.find(({ name }) => name === 'shell') ?? null,
    remotes: named.filter(({ name }) => name.startsWith('mf-')),
  };
  return { set, findings: next.remotes['shell'] ? findings : [...findings, WITHOUT_SHELL] };
}

async function readSound(store: ReleaseStore, keys: readonly PublicKey[], named: NamedRelease) {
  try {
    return { record: await readRelease({ store, keys: { everAccepted: async () => keys } }, named.name, named.release) };
  } catch (problem) {
    if (problem instanceof TamperedRelease) return { fault: faultOf(problem.fault) };
    if (problem instanceof ReleaseRefusal && !(problem instanceof StoreAway))
      return { fault: { check: 'damaged', message: `cannot be read: ${problem.message}` } as const };
    throw problem;
  }
}

function faultOf(fault: RecordFault): Fault {
  if (fault === 'rewritten') return { check: 'damaged', message: 'is not written as it was published.' };
  if (fault === 'misnamed') return { check: 'damaged', message: 'names a file whose name is no plain file name.' };
  if (fault === 'surface') return { check: 'damaged', message: `${RECORD_WORDS.surface}.` };
  if (fault === 'tampered') return { check: 'damaged', message: 'was changed after it was signed.' };
  return { check: 'unsigned', message: fault === 'unsigned' ? 'is not signed.' : 'is signed with a key that is not accepted.' };
}

const unique = (list: readonly NamedRelease[]) => [...new Map(list.map((named) => [wordsFor(named), named])).values()];

const finding = (named: NamedRelease, { check, message }: Fault): Finding => ({
  check,
  message: `The record of ${wordsFor(named)} ${message}`,
  advice: `Do not use that release: deploy ${named.name} again, or go back to one that "npm run release -- verify ${named.name} --all" finds good.`,
});

const WITHOUT_SHELL: Finding = {
  check: 'shell',
  message: 'No shell would be live, so no page could be tried.',
  advice: 'Deploy the shell first, or together with it: npm run release -- deploy.',
};
