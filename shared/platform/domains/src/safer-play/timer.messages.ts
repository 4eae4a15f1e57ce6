import type { TimerKind } from '@site/api/contracts/safer-play';
import type { Language } from '@site/api/contracts/site';
import { wordsOfChange, type LimitMessage, type LimitNews } from './limit.messages';

const NAMES: Record<TimerKind, Record<Language, string>> = {
  session: { en: 'session limit', bn: 'সেশনের সময়সীমা' },
  check: { en: 'reality check interval', bn: 'রিয়েলিটি চেকের সময়' },
};

/** Inbox message about a change of one timer. @param minutes null when the timer is removed */
export const timerMessage = (what: LimitNews, kind: TimerKind, minutes: number | null): LimitMessage =>
  wordsOfChange(what, NAMES[kind], minutes === null ? null : { en: `${minutes} minutes`, bn: `${minutes} মিনিট` }, `timer:${kind}`);
