import { toursOf, wordsForState, type TrialState } from './tours';
import type { Visit } from './visits';

const visit = (path: string, part: Partial<Visit> = {}): Visit => ({
  remote: 'mf-demo',
  release: '1.0.0-a',
  path,
  panel: null,
  isPlayer: false,
  ...part,
});

const PUBLIC = visit('/open');
const PLAYERS = visit('/closed', { isPlayer: true });
const PANEL = visit('/account', { panel: 'profile', isPlayer: true });

const statesOf = (one: Visit) =>
  toursOf([PUBLIC, PLAYERS, PANEL]).flatMap(({ stops }) => stops.filter((stop) => stop.visit === one).map(({ state }) => state));

const VALUES = {
  person: ['visitor', 'player'],
  layout: ['phone', 'desktop'],
  data: ['full', 'empty'],
  language: ['en', 'bn'],
} as const satisfies { [F in keyof TrialState]: readonly TrialState[F][] };
type Field = keyof TrialState;

/** Every pair of values of two of the fields, as text. */
function pairsOf(fields: readonly Field[]) {
  return fields.flatMap((one, index) =>
    fields
      .slice(index + 1)
      .flatMap((other) => VALUES[one].flatMap((first) => VALUES[other].map((second) => `${one} ${first}, ${other} ${second}`))),
  );
}

const pairsIn = (states: readonly TrialState[], fields: readonly Field[]) => {
  const seen = states.flatMap((state) =>
    fields.flatMap((one, index) => fields.slice(index + 1).map((other) => `${one} ${state[one]}, ${other} ${state[other]}`)),
  );
  return [...new Set(seen)].toSorted();
};

it.each<[string, Visit, readonly Field[], number]>([
  ['a public path', PUBLIC, ['person', 'layout', 'data', 'language'], 5],
  ['a path of players', PLAYERS, ['layout', 'data', 'language'], 4],
])('%s meets every pair of states', (_, one, fields, count) => {
  expect(pairsIn(statesOf(one), fields)).toEqual(pairsOf(fields).toSorted());
  expect(statesOf(one)).toHaveLength(count);
});

it('enters paths of players, and opens panels, as a player only, and panels on a desktop only', () => {
  expect(new Set(statesOf(PLAYERS).map(({ person }) => person))).toEqual(new Set(['player']));
  expect(new Set(statesOf(PANEL).map(({ person, layout }) => `${person} ${layout}`))).toEqual(new Set(['player desktop']));
});

it('opens a panel with both data and in both languages', () => {
  expect(statesOf(PANEL).map(({ data, language }) => `${data} ${language}`)).toEqual(['full bn', 'empty en']);
});

it('makes each page a visitor before a player', () => {
  const people = toursOf([PLAYERS, PUBLIC]).map(({ stops }) => stops.map(({ state }) => state.person));
  expect(people).toContainEqual(['visitor', 'player']);
  expect(people.filter((list) => list.indexOf('player') < list.lastIndexOf('visitor') && list.includes('player'))).toEqual([]);
});

it('enters the areas in turn, each with its own paths in their order', () => {
  const visits = ['mf-one', 'mf-two'].flatMap((remote) => ['/a', '/b', '/c'].map((path) => visit(`/${remote}${path}`, { remote })));
  const [first] = toursOf(visits);
  expect(first?.stops.map((stop) => stop.visit.path)).toEqual(['/a', '/b', '/c'].flatMap((path) => [`/mf-one${path}`, `/mf-two${path}`]));
});

it('enters each path and each panel of an urgent change in one state, with data', () => {
  const stops = toursOf([PUBLIC, PLAYERS, PANEL], true).flatMap((plan) => plan.stops);
  expect(stops.map(({ visit: one, state }) => `${one.path} ${wordsForState(state)}`)).toEqual([
    '/open as a visitor, phone, with data, in English',
    '/closed as a player, phone, with data, in English',
    '/account as a player, desktop, with data, in Bangla',
  ]);
});

it('opens no page that would enter nothing', () => {
  expect(toursOf([])).toEqual([]);
  expect(toursOf([PANEL])).toHaveLength(2);
});

it('describes a state in words', () => {
  expect(wordsForState({ person: 'player', layout: 'desktop', data: 'full', language: 'bn' })).toBe(
    'as a player, desktop, with data, in Bangla',
  );
});
