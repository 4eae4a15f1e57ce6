import type { ListedEvent } from '#event-list';
import { sampleSportEvent } from '#fixtures';
import { eventsNamed, eventsOf } from './in-play.rules';

const NOON = Date.parse('2026-01-15T06:00:00.000Z');
const event = (Event: string, StartTime: string, InPlay = false): ListedEvent => ({
  ...sampleSportEvent({ Event, StartTime, InPlay }),
  sport: 'cricket',
});
const EVENTS = [
  event('Deltas v Mangoes', '2026-01-14T17:00:00.000Z', true),
  event('Rivers v Northmen', '2026-01-14T18:00:00.000Z', true),
  event('Weavers v Tea Lions', '2026-01-15T17:59:59.000Z'),
  event('Harbours v Rivers', '2026-01-15T18:00:00.000Z'),
  event('Mangroves v Weavers', '2026-01-16T18:00:00.000Z'),
];
const names = (events: readonly ListedEvent[]) => events.map(({ Event }) => Event);

it.each([
  ['in-play', ['Deltas v Mangoes', 'Rivers v Northmen']],
  ['today', ['Rivers v Northmen', 'Weavers v Tea Lions']],
  ['tomorrow', ['Harbours v Rivers']],
] as const)('EXCHANGE-032, N-51: lists %s by the days of Dhaka', (tab, expected) => {
  expect(names(eventsOf(tab, EVENTS, NOON))).toEqual(expected);
});

it.each([
  ['rivers', ['Rivers v Northmen', 'Harbours v Rivers']],
  ['WEAV', ['Weavers v Tea Lions', 'Mangroves v Weavers']],
  ['rivers  north', ['Rivers v Northmen']],
  ['lions weavers', ['Weavers v Tea Lions']],
  ['.*', []],
  ['   ', []],
])('EXCHANGE-032: finds %j', (typed, expected) => {
  expect(names(eventsNamed(typed, EVENTS))).toEqual(expected);
});
