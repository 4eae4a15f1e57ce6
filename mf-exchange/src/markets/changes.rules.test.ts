import {
  EVENT_ID,
  MARKET_ID,
  sampleBookmaker,
  sampleBookmakerRunner,
  sampleEvent,
  sampleFancy,
  sampleMatchOdds,
  sampleRunner,
} from '#fixtures';
import { changesOfEvent, changesOfOdds } from './changes.rules';

const fancy = [sampleFancy('A', 'First'), sampleFancy('B', 'Second')];

it.each([
  ['nothing', sampleMatchOdds({ version: 2 }), []],
  ['what was matched', sampleMatchOdds({ totalMatched: 9 }), [`${MARKET_ID} matched`]],
  [
    'one price',
    sampleMatchOdds({ runners: [sampleRunner('1', 'Dhaka Deltas', 1.97, 1.99), sampleRunner('2', 'Sylhet Tea Lions', 2.02, 2.04)] }),
    [`${MARKET_ID} 1`],
  ],
  ['the state', sampleMatchOdds({ status: 'SUSPENDED' }), null],
  ['a runner', sampleMatchOdds({ runners: [sampleRunner('1', 'Dhaka Deltas', 1.98, 1.99)] }), null],
])('finds in odds that %s is new', (_, after, expected) => expect(changesOfOdds(sampleMatchOdds(), after)).toEqual(expected));

it.each([
  ['nothing', sampleEvent({ fancy }), []],
  ['a rate', sampleEvent({ fancy: [sampleFancy('A', 'First'), sampleFancy('B', 'Second', { yes_rate: 95 })] }), [`${EVENT_ID}.B`]],
  [
    'a running ball',
    sampleEvent({ fancy: [sampleFancy('A', 'First', { ball_running: 1 }), sampleFancy('B', 'Second')] }),
    [`${EVENT_ID}.A`],
  ],
  [
    'a bookmaker price',
    sampleEvent({
      fancy,
      bookmakers: [sampleBookmaker({ runners: [sampleBookmakerRunner({ backPrice: 90 }), ...sampleBookmaker().runners.slice(1)] })],
    }),
    [`${EVENT_ID}.BM1 1`],
  ],
  ['the score', sampleEvent({ fancy, score: null }), ['score']],
  ['a market', sampleEvent({ fancy: [...fancy, sampleFancy('C', 'Third')] }), null],
  ['the order', sampleEvent({ fancy: [...fancy].reverse() }), null],
  ['the end', sampleEvent({ fancy, isOver: true }), null],
])('finds in an event that %s is new', (_, after, expected) => expect(changesOfEvent(sampleEvent({ fancy }), after)).toEqual(expected));
