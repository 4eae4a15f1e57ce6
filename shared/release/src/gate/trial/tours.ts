import type { Language } from '@site/api/contracts/site';
import type { DataSet } from '../sample-platform';
import type { Visit } from './visits';

/** State of a page in which a visit is made. */
export interface TrialState {
  person: 'visitor' | 'player';
  layout: 'phone' | 'desktop';
  data: DataSet;
  language: Language;
}

/** A visit in one state. */
export interface Stop {
  visit: Visit;
  state: TrialState;
}

/** Visits that one page makes one after the other. In it only a visitor may become a player. */
export interface TourPlan extends Omit<TrialState, 'person'> {
  stops: readonly Stop[];
}

interface Leg extends Pick<TrialState, 'person'> {
  enters: (visit: Visit) => boolean;
}

const isPanel = ({ panel }: Visit) => panel !== null;
const isPath = (visit: Visit) => !isPanel(visit);
const isPublicPath = (visit: Visit) => isPath(visit) && !visit.isPlayer;
const isPlayerPath = (visit: Visit) => isPath(visit) && visit.isPlayer;

const visitor: Leg = { person: 'visitor', enters: isPublicPath };
const player = (enters: Leg['enters']): Leg => ({ person: 'player', enters });

/**
 * The smallest set in which every public path meets each pair of states (five rows for person, layout, data and language), and every path
 * of players each pair of the other three (four rows). A panel, which only a player on a desktop opens, meets both data and both languages.
 */
const PLANS: readonly (Omit<TrialState, 'person'> & { legs: readonly Leg[] })[] = [
  { layout: 'desktop', data: 'full', language: 'bn', legs: [player(isPath), player(isPanel)] },
  { layout: 'desktop', data: 'empty', language: 'en', legs: [player(isPath), player(isPanel)] },
  { layout: 'phone', data: 'full', language: 'en', legs: [visitor, player(isPlayerPath)] },
  { layout: 'phone', data: 'empty', language: 'bn', legs: [player(isPath)] },
  { layout: 'desktop', data: 'empty', language: 'bn', legs: [visitor] },
];

/** One state for each path and each panel, with data. */
const PLANS_OF_ONE_STATE: typeof PLANS = [
  { layout: 'phone', data: 'full', language: 'en', legs: [visitor, player(isPlayerPath)] },
  { layout: 'desktop', data: 'full', language: 'bn', legs: [player(isPanel)] },
];

/**
 * Distributes all visits over pages, the longest tours first; a page without a visit is left out.
 * @param inOneState enters each path and each panel in one state only
 */
export const toursOf = (visits: readonly Visit[], inOneState = false): readonly TourPlan[] =>
  (inOneState ? PLANS_OF_ONE_STATE : PLANS)
    .map(({ legs, ...rest }) => ({
      ...rest,
      stops: legs.flatMap(({ person, enters }) => inTurn(visits.filter(enters)).map((visit) => ({ visit, state: { person, ...rest } }))),
    }))
    .filter(({ stops }) => stops.length > 0);

/** Paths of the areas in turn: each visit leaves another area, so the page need not go anywhere between. Panels keep their order. */
function inTurn(visits: readonly Visit[]): readonly Visit[] {
  const rankOf = (visit: Visit) => visits.filter(({ remote }) => remote === visit.remote).indexOf(visit);
  return visits.some(isPanel) ? visits : visits.toSorted((a, b) => rankOf(a) - rankOf(b));
}

/** For sentences: `as a player, desktop, with data, in Bangla`. */
export const wordsForState = ({ person, layout, data, language }: TrialState) =>
  `as a ${person}, ${layout}, ${data === 'full' ? 'with' : 'without'} data, in ${language === 'bn' ? 'Bangla' : 'English'}`;
