import type { ChannelDocument, PublicKey } from '@site/remote/manifest';
import { wantedReleases } from '#channel/channel';
import type { ReleaseRecord } from '#store/release-record';
import type { ReleaseStore } from '#store/store';
import type { RootDocument } from '#trust';
import type { Finding } from './finding';

/** Area and id of a release. */
export interface NamedRelease {
  name: string;
  release: string;
}

/** Change that the gate checks: the channel document before and after it. */
export interface Proposal {
  before: ChannelDocument | null;
  next: ChannelDocument;
  /** The releases that were not live before; all of them are checked as one set. */
  candidates: readonly NamedRelease[];
  /** The change takes an area back, so it must be fast. */
  isUrgent?: boolean;
}

/**
 * True when each page is entered in one state, with data, and not in every pair of states: people wait for a change that goes back, and no
 * player has seen a channel that has no document yet.
 */
export const isInOneState = ({ isUrgent = false, before }: Pick<Proposal, 'isUrgent' | 'before'>) => isUrgent || before === null;

/** A proposal with the records of its releases. */
export interface TrialSet extends Omit<Proposal, 'candidates'> {
  store: ReleaseStore;
  keys: readonly PublicKey[];
  /** Says which team has which area; null while the store has no root document. */
  root: RootDocument | null;
  candidates: readonly ReleaseRecord[];
  /** The shell that pages of this set start with; null when there is none. */
  shell: ReleaseRecord | null;
  /** Every release of a remote that pages of this set may load. */
  remotes: readonly ReleaseRecord[];
}

/** One check of a set; it reads only the store. */
export type StaticCheck = (set: TrialSet) => readonly Finding[] | Promise<readonly Finding[]>;

/** @returns every release that pages of a document may load */
export const namedIn = ({ remotes }: ChannelDocument): NamedRelease[] =>
  wantedReleases(remotes).map(([name, release]) => ({ name, release }));

/** For sentences: `mf-funds 1.2.0-ab12cd34`. */
export const wordsFor = ({ name, release }: NamedRelease) => `${name} ${release}`;
