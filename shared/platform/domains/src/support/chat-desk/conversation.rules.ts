import type { Language } from '@site/platform-kit/base/language';
import { isUnderstood, readMessage, type Reading } from './intents.rules';
import { languageOf } from './language.rules';
import { MANNERS_TEXTS } from './manners.texts';
import { TOPICS, type Manner, type Topic } from './topics.words';

/** A message as the desk reads it. */
export interface Said {
  id: number;
  by: 'player' | 'assistant' | 'person';
  content: string;
  hasFile: boolean;
}

/** What an answer has to say. */
export interface Plan {
  language: Language;
  /** Nobody answered in this chat before. */
  isFirst: boolean;
  /** A person spoke last, or was promised, and the assistant answers again. */
  isHandedBack: boolean;
  /** Something of the player has no answer yet. */
  hasOpen: boolean;
  manners: readonly Manner[];
  /** In the order of the answer. */
  topics: readonly Topic[];
  ids: readonly string[];
  candidates: readonly string[];
  /** What was not understood, twice in a row: a person is offered. */
  isPuzzled: boolean;
}

/** How many messages of a chat are looked back at. */
export const SAID_READ = 40;

const MISUNDERSTOOD_BEFORE_OFFER = 2;
/** What more than one question gets at once. */
const TOPICS_ANSWERED = 3;

/** Of the player's newest message that has one, else of the page. */
export const languageOfChat = (said: readonly Said[], pageLanguage: Language): Language =>
  said.reduceRight<Language | null>((found, { by, content }) => found ?? (by === 'player' ? languageOf(content) : null), null) ??
  pageLanguage;

/** What is still without an answer. */
function unansweredOf(said: readonly Said[]): readonly Said[] {
  const last = said.findLastIndex(({ by }) => by !== 'player');
  return said.slice(last + 1);
}

/** What to say to all messages since the last answer, which is one answer. @param said the last ones of a chat, in their order */
export function planAnswer(said: readonly Said[], pageLanguage: Language): Plan {
  const open = unansweredOf(said);
  const earlier = said.slice(0, said.length - open.length);
  const readings = open.map(read);
  const topics = topicsOf(readings, earlier);
  const manners = [...new Set(readings.flatMap((reading) => reading.manners))];
  return {
    language: languageOfChat(said, pageLanguage),
    isFirst: said.length < SAID_READ && !earlier.length,
    isHandedBack: !open.length || isOfDesk(earlier.at(-1)),
    hasOpen: open.length > 0,
    manners,
    topics,
    ids: [...new Set(readings.flatMap(({ ids }) => ids))],
    candidates: [...new Set(readings.flatMap(({ candidates }) => candidates))],
    isPuzzled: !topics.length && !manners.length && misunderstoodInARow(said) >= MISUNDERSTOOD_BEFORE_OFFER,
  };
}

const PROMISES = Object.values(MANNERS_TEXTS).flatMap(({ handOver, stillWaiting }) => [handOver, stillWaiting]);

const isOfDesk = (last: Said | undefined) =>
  last?.by === 'person' || (last?.by === 'assistant' && PROMISES.some((promise) => last.content.endsWith(promise)));

const read = ({ content, hasFile }: Said) => readMessage(content, hasFile);

function topicsOf(readings: readonly Reading[], earlier: readonly Said[]): Topic[] {
  const asked = new Set(readings.flatMap(({ topics }) => topics));
  const isAssent = readings.some(({ manners }) => manners.includes('assent'));
  if (!asked.size && isAssent && misunderstoodInARow(earlier) >= MISUNDERSTOOD_BEFORE_OFFER) return ['person'];
  const ordered = TOPICS.filter((topic) => asked.has(topic) && topic !== 'person').slice(0, TOPICS_ANSWERED);
  return asked.has('person') ? [...ordered, 'person'] : ordered;
}

/** How many messages of the player in a row, up to the last one, said nothing that the desk knows. */
function misunderstoodInARow(said: readonly Said[]): number {
  const players = said.filter(({ by }) => by === 'player');
  const last = players.findLastIndex((message) => isUnderstood(read(message)));
  return players.length - 1 - last;
}
