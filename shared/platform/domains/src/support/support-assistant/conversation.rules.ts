import type { Language } from '@site/api/contracts/site';
import { isUnderstood, readMessage, type Reading } from './intents.rules';
import { languageOf } from './language.rules';
import { MANNERS_TEXTS } from './manners.messages';
import { TOPICS, type Manner, type Topic } from './topics';

/** A message as the assistant reads it. */
export interface ReadMessage {
  id: number;
  by: 'player' | 'assistant' | 'person';
  content: string;
  hasFile: boolean;
}

/** Content of an answer. */
export interface ReplyPlan {
  language: Language;
  /** True when nobody has answered in this chat before. */
  isFirst: boolean;
  /** True when a person wrote last, or was promised, and the assistant answers again. */
  isHandedBack: boolean;
  /** True when a message of the player has no answer yet. */
  hasOpen: boolean;
  manners: readonly Manner[];
  /** Topics in the order of the answer. */
  topics: readonly Topic[];
  ids: readonly string[];
  candidates: readonly string[];
  /** True when two messages in a row were not understood: then the answer offers a person. */
  isPuzzled: boolean;
}

/** Number of the last messages of a chat that are read. */
export const SAID_READ = 40;

const MISUNDERSTOOD_BEFORE_OFFER = 2;
/** Maximum number of topics in one answer, the call for a person not counted. */
const TOPICS_ANSWERED = 3;

/** Language of the player's newest message that has one, else of the page. */
export const languageOfChat = (said: readonly ReadMessage[], pageLanguage: Language): Language =>
  said.reduceRight<Language | null>((found, { by, content }) => found ?? (by === 'player' ? languageOf(content) : null), null) ??
  pageLanguage;

/** Messages after the last answer. */
function unansweredOf(said: readonly ReadMessage[]): readonly ReadMessage[] {
  const last = said.findLastIndex(({ by }) => by !== 'player');
  return said.slice(last + 1);
}

/** Plans one answer to all messages since the last answer. @param said the last messages of a chat, in their order */
export function planAnswer(said: readonly ReadMessage[], pageLanguage: Language): ReplyPlan {
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

const isOfDesk = (last: ReadMessage | undefined) =>
  last?.by === 'person' || (last?.by === 'assistant' && PROMISES.some((promise) => last.content.endsWith(promise)));

const read = ({ content, hasFile }: ReadMessage) => readMessage(content, hasFile);

function topicsOf(readings: readonly Reading[], earlier: readonly ReadMessage[]): Topic[] {
  const asked = new Set(readings.flatMap(({ topics }) => topics));
  const isAssent = readings.some(({ manners }) => manners.includes('assent'));
  if (!asked.size && isAssent && misunderstoodInARow(earlier) >= MISUNDERSTOOD_BEFORE_OFFER) return ['person'];
  const ordered = TOPICS.filter((topic) => asked.has(topic) && topic !== 'person').slice(0, TOPICS_ANSWERED);
  return asked.has('person') ? [...ordered, 'person'] : ordered;
}

/** Number of the player's last messages in a row that the assistant does not understand. */
function misunderstoodInARow(said: readonly ReadMessage[]): number {
  const players = said.filter(({ by }) => by === 'player');
  const last = players.findLastIndex((message) => isUnderstood(read(message)));
  return players.length - 1 - last;
}
