import { sportOf, slotOf } from './ids';
import { startOf } from './calendar/slots';
import { createDemoFeed } from './create-feed';
import { sourceOfSecret } from './model/match-source';

const DAY_MS = 86_400_000;

/** Replays the match of a secret. @returns lines with its commitment, its end and the result of every market */
export function reproduce(eventId: string, secret: string): string[] {
  const [sport, slot] = [sportOf(eventId), slotOf(eventId)];
  if (!sport || slot === null || !/^[0-9a-f]{64}$/.test(secret))
    throw new Error('An event id and its secret of 64 hexadecimal digits are needed');
  const source = sourceOfSecret(eventId, secret);
  const feed = createDemoFeed(() => source);
  const over = new Date(startOf(sport, slot).getTime() + DAY_MS);
  const event = feed.event(eventId, over);
  if (!event) throw new Error(`There is no match ${eventId}`);
  return [
    `commitment  ${source.commitment}`,
    `match       ${event.name}, ${event.start.toISOString()} to ${event.end?.toISOString() ?? ''}`,
    `score       ${event.score?.sides.map(({ name, score }) => `${name} ${score}`).join(', ') ?? ''}`,
    ...feed.allMarketsOf(eventId, over).map((market) => {
      const { result } = market;
      const names = market.kind === 'fancy' ? [] : market.runners;
      const nameOf = (id: string) => names.find((runner) => runner.id === id)?.name ?? id;
      const said =
        result?.kind === 'winner'
          ? result.runners.map(nameOf).join(', ')
          : result?.kind === 'runs'
            ? result.runs
            : `void: ${result?.reason}`;
      return `${market.id.padEnd(24)}  ${market.name}: ${said}`;
    }),
  ];
}

const [, script, eventId = '', secret = ''] = process.argv;
if (script && import.meta.filename === script) process.stdout.write(`${reproduce(eventId, secret).join('\n')}\n`);
