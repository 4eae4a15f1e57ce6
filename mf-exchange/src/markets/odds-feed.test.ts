import type { General } from '@site/api/contracts/site';
import { oddsFeedOf } from './odds-feed';

const settings = (change: Partial<General>) => change as General;

it.each([
  ['before the settings are known', null, '?odds_feed=poll', 'stream'],
  ['where the operator says nothing', settings({}), '', 'stream'],
  ['where the operator says poll', settings({ odds_feed: 'poll' }), '', 'poll'],
  ['where a sandbox is asked to poll', settings({ odds_feed_by_query: true }), '?odds_feed=poll', 'poll'],
  [
    'where a sandbox that polls is asked for the stream',
    settings({ odds_feed: 'poll', odds_feed_by_query: true }),
    '?odds_feed=stream',
    'stream',
  ],
  ['where a sandbox is asked for nonsense', settings({ odds_feed_by_query: true }), '?odds_feed=pigeon', 'stream'],
  ['where a production site is asked to poll', settings({ odds_feed_by_query: false }), '?odds_feed=poll', 'stream'],
] as const)('%s', (_, general, search, feed) => expect(oddsFeedOf(general, search)).toBe(feed));
