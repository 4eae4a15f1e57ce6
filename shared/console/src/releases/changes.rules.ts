import type { ReleaseRights } from '@site/api/contracts/releases';
import { obstacleOf } from './rights.rules';
import type { LiveArea } from './releases.shapes';

/** Changes of an area that the page makes. `share` gives a release, or the canary that runs, to a share of the devices. */
export const CHANGE_KINDS = ['rollback', 'share', 'finish', 'abort', 'promote', 'revoke'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** Values that a person has typed and chosen for a change. */
export interface ChangeForm {
  reason: string;
  release: string;
  percent: string;
  channel: string;
}

/** Values that a change needs besides the reason and the typed name. */
export type ChangeField = Exclude<keyof ChangeForm, 'reason'>;

/** A verb of the release service with its input. */
export interface VerbToRun {
  verb: string;
  input: object;
}

/** Share of the devices: a number from 0 to 100 with at most two decimals, as the release service takes it. */
const PERCENT = /^(100|\d{1,2}(\.\d{1,2})?)$/;

interface ChangeRule {
  least: 'deployer' | 'release-engineer';
  isPossible: (area: LiveArea) => boolean;
  fields: (area: LiveArea) => readonly ChangeField[];
  verbOf: (area: LiveArea, form: ChangeForm) => VerbToRun;
}

const NONE: readonly ChangeField[] = [];
const isRemote = ({ name }: LiveArea) => name.startsWith('mf-');
const hasCanary = ({ canary }: LiveArea) => canary !== undefined;

const RULES: Readonly<Record<ChangeKind, ChangeRule>> = {
  rollback: {
    least: 'deployer',
    isPossible: ({ stepBack }) => stepBack !== undefined,
    fields: () => NONE,
    verbOf: ({ name }, { reason }) => ({ verb: 'rollback', input: { area: name, reason } }),
  },
  share: {
    least: 'deployer',
    isPossible: isRemote,
    fields: ({ canary }) => (canary ? ['percent'] : ['release', 'percent']),
    verbOf: ({ name, canary }, { release, percent, reason }) => ({
      verb: 'canary',
      input: { area: name, action: 'start', release: canary?.release ?? release, percent, reason },
    }),
  },
  finish: {
    least: 'deployer',
    isPossible: hasCanary,
    fields: () => NONE,
    verbOf: ({ name }, { reason }) => ({ verb: 'canary', input: { area: name, action: 'promote', reason } }),
  },
  abort: {
    least: 'deployer',
    isPossible: hasCanary,
    fields: () => NONE,
    verbOf: ({ name }, { reason }) => ({ verb: 'canary', input: { area: name, action: 'abort', reason } }),
  },
  promote: {
    least: 'deployer',
    isPossible: () => true,
    fields: () => ['channel'],
    verbOf: ({ name }, { channel, reason }) => ({ verb: 'promote', input: { area: name, from: channel, reason } }),
  },
  revoke: {
    least: 'release-engineer',
    isPossible: () => true,
    fields: () => ['release'],
    verbOf: ({ name }, { release, reason }) => ({ verb: 'revoke', input: { area: name, release, reason } }),
  },
};

/** Changes of an area that this person may make, and that are possible now. */
export const changesFor = (area: LiveArea, rights: ReleaseRights | null): readonly ChangeKind[] =>
  CHANGE_KINDS.filter((kind) => RULES[kind].isPossible(area) && obstacleOf(rights, area.name, RULES[kind].least) === null);

/** Key of the words for a change: a canary that runs gets another share, and does not begin. */
export const wordsOf = (kind: ChangeKind, { canary }: LiveArea) => (kind === 'share' && canary ? 'change.reshare.of' : `change.${kind}.of`);

export const fieldsOf = (kind: ChangeKind, area: LiveArea) => RULES[kind].fields(area);

/** True when every value of the change is given, and the release service will take it. */
export const isWhole = (kind: ChangeKind, area: LiveArea, form: ChangeForm): boolean =>
  form.reason.trim() !== '' &&
  fieldsOf(kind, area).every((field) => (field === 'percent' ? PERCENT.test(form.percent.trim()) : form[field] !== ''));

export const verbOf = (kind: ChangeKind, area: LiveArea, form: ChangeForm): VerbToRun =>
  RULES[kind].verbOf(area, { ...form, reason: form.reason.trim(), percent: form.percent.trim() });
