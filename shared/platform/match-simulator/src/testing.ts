import { createDemoFeed as createDemoFeedOf } from './create-feed';
import { createMatch as createMatchOf } from './cricket/create-match';
import { createCricketFeed as createCricketFeedOf } from './cricket/cricket-feed';
import { sourcesOf } from './model/match-source';
import { createSoccerFeed as createSoccerFeedOf } from './soccer/soccer-feed';
import { createTennisFeed as createTennisFeedOf } from './tennis/tennis-feed';

/** A fixed key, so that the matches of tests are always the same. */
const TEST_KEY = 'a key that every test knows, and nothing else';
export const testSource = sourcesOf(TEST_KEY);

export const createDemoFeed = () => createDemoFeedOf(testSource);
export const createCricketFeed = () => createCricketFeedOf(testSource);
export const createSoccerFeed = () => createSoccerFeedOf(testSource);
export const createTennisFeed = () => createTennisFeedOf(testSource);
export const createMatch = (slot: number) => createMatchOf(slot, testSource);
