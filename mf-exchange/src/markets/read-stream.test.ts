import fc from 'fast-check';
import { deltaOf, type EventItem, type Json, type MatchOdds, type StreamPayload } from '@site/api/contracts/exchange';
import { EVENT_ID, eventAnswer, sampleEvent, sampleFancy, sampleMatchOdds, sampleRunner } from '#fixtures';
import { createStreamReader } from './read-stream';

/** The payloads of one moment. */
interface Moment {
  odds: MatchOdds;
  event: EventItem;
}
type Step = { price: number; status: MatchOdds['status']; runners: number; fancies: number; withEvent: boolean };
interface Message {
  name: string;
  text: string;
}

const message = (name: string, data: unknown): Message => ({ name, text: JSON.stringify(data) });
const jsonOf = (payload: StreamPayload, { odds, event }: Moment) =>
  (payload === 'match-odds' ? [odds] : eventAnswer(event)) as unknown as Json;
const images = (now: Moment) => (['match-odds', 'event'] as const).map((payload) => message(payload, jsonOf(payload, now)));
const beat = ({ odds, event }: Moment) => message('beat', { versions: { 'match-odds': odds.version, event: event.version } });

function deltas(before: Moment, now: Moment): Message[] {
  const of = (payload: StreamPayload, since: number) =>
    message('delta', { of: payload, since, delta: deltaOf(jsonOf(payload, before), jsonOf(payload, now)) });
  return [
    of('match-odds', before.odds.version),
    ...(before.event.version === now.event.version ? [] : [of('event', before.event.version)]),
  ];
}

function momentAt(version: number, { price, status, runners, fancies, withEvent }: Step, before?: Moment): Moment {
  const names = Array.from({ length: runners }, (_, index) => sampleRunner(String(index), `Runner ${index}`, price + index / 100, 3));
  const fancy = Array.from({ length: fancies }, (_, index) => sampleFancy(`F-${index}`, `Line ${index}`, { yes: Math.round(price * 10) }));
  return {
    odds: sampleMatchOdds({ version, status, runners: names }),
    event: before && !withEvent ? before.event : sampleEvent({ version, fancy }),
  };
}

/** A page that reads a host which both live in the test, and what it has shown. */
function reading(history: Moment[]) {
  const shown: { odds: MatchOdds | null; event: EventItem | null } = { odds: null, event: null };
  const known = <T extends { version: number }>(part: T | null, all: readonly T[]) =>
    expect(all.filter(({ version }) => version === part?.version)).toContainEqual(part);
  const read = createStreamReader(EVENT_ID, {
    matchOdds(odds) {
      known(
        odds,
        history.map((moment) => moment.odds),
      );
      shown.odds = odds;
    },
    event(event) {
      known(
        event,
        history.map((moment) => moment.event),
      );
      shown.event = event;
    },
    beat: () => {},
    unreadable: () => {},
  });
  return { shown, read: ({ name, text }: Message) => read(name, text) };
}

const steps = fc.array(
  fc.record({
    price: fc.integer({ min: 101, max: 300 }).map((odds) => odds / 100),
    status: fc.constantFrom('OPEN' as const, 'SUSPENDED' as const),
    runners: fc.integer({ min: 1, max: 3 }),
    fancies: fc.integer({ min: 0, max: 3 }),
    withEvent: fc.boolean(),
    fate: fc.constantFrom('arrives', 'arrives', 'arrives', 'lost', 'late', 'twice', 'reconnect'),
  }),
  { minLength: 1, maxLength: 30 },
);

it('EXCHANGE-020: ends with the prices of the host after lost, late and repeated messages and reconnects, and never shows a price that was not', () => {
  fc.assert(
    fc.property(steps, (all) => {
      const history: Moment[] = [];
      const { shown, read } = reading(history);
      let late: Message[] = [];
      let now: Moment | undefined;
      const connect = () => {
        late = [];
        for (const image of images(now as Moment)) expect(read(image)).toBe(true);
      };
      const deliver = (messages: readonly Message[]) => messages.every(read) || connect();
      for (const [index, step] of all.entries()) {
        const before = now;
        history.push((now = momentAt(index + 1, step, before)));
        if (!before || step.fate === 'reconnect') {
          connect();
          continue;
        }
        const sent = deltas(before, now);
        if (step.fate === 'late') {
          late.push(...sent);
          continue;
        }
        if (step.fate !== 'lost') deliver(step.fate === 'twice' ? [...sent, ...sent] : sent);
        deliver(late.splice(0));
      }
      deliver([beat(now as Moment)]);
      expect(shown).toEqual(now);
    }),
  );
});

it('opens anew for a delta without an image, and for a heartbeat that knows more', () => {
  const now = momentAt(5, { price: 2, status: 'OPEN', runners: 2, fancies: 0, withEvent: true });
  const { read } = reading([now]);
  expect(read(message('delta', { of: 'match-odds', since: 4, delta: {} }))).toBe(false);
  expect(images(now).map(read)).toEqual([true, true]);
  expect(read(beat(now))).toBe(true);
  expect(read(message('beat', { versions: { 'match-odds': 6, event: 5 } }))).toBe(false);
  expect(read(message('beat', {}))).toBe(true);
});

it.each([
  ['of another value', { of: 'match-odds', since: 5, delta: { 0: { runners: { 0: { availableToBack: { 0: { price: { of: 1 } } } } } } } }],
  ['that makes an unreadable market', { of: 'match-odds', since: 5, delta: { 0: { version: 'six' } } }],
  ['of an unknown payload', { of: 'score', since: 5, delta: {} }],
])('opens anew for a delta %s', (_, data) => {
  const now = momentAt(5, { price: 2, status: 'OPEN', runners: 2, fancies: 0, withEvent: true });
  const { read, shown } = reading([now]);
  images(now).forEach(read);
  expect(read(message('delta', data))).toBe(false);
  expect(shown.odds).toEqual(now.odds);
});
