import { candidatesIn, idsMeantIn } from './ids.rules';
import { MANNERS, PHRASES, TOPICS, type Manner, type Topic } from './topics';
import { phraseTest, wordsOf } from './words.rules';

/** Meaning of one message. */
export interface Reading {
  topics: Topic[];
  manners: Manner[];
  /** `ids` are certain; `candidates` are all parts that may be an ID. */
  ids: string[];
  candidates: string[];
}

const TESTS = new Map(Object.entries(PHRASES).map(([name, phrases]) => [name, phrases.map(phraseTest)]));

const says = (name: keyof typeof PHRASES, words: readonly string[]) => TESTS.get(name)?.some((test) => test(words)) ?? false;

/** @param hasFile true when the message has an attachment */
export function readMessage(text: string, hasFile = false): Reading {
  const words = wordsOf(text);
  const ids = idsMeantIn(text);
  const isSaid = (name: keyof typeof PHRASES) => says(name, words) && words.length <= (WORDS_AT_MOST[name] ?? Infinity);
  const found = TOPICS.filter((topic) => (topic === 'file' ? hasFile : isSaid(topic)));
  const topics = withoutShadowed(ids.length && !found.length ? ['deposit'] : callsForAgent(found, words) ? [...found, 'person'] : found);
  return { topics, manners: MANNERS.filter(isSaid), ids, candidates: candidatesIn(text) };
}

export const isUnderstood = ({ topics, manners }: Reading) => topics.length > 0 || manners.length > 0;

/** Maximum number of words in the message: in a longer sentence these phrases mean something else. */
const WORDS_AT_MOST: Partial<Record<Topic | Manner, number>> = { howLong: 6, assent: 3, refusal: 2 };

const AGENT = phraseTest('agent*|এজেন্ট');

/** Agent is also a type of account that money is sent to, so it calls a person only without a topic about money. */
const callsForAgent = (topics: readonly Topic[], words: readonly string[]) =>
  AGENT(words) && !topics.some((topic) => ['person', 'deposit', 'withdrawal', 'howToDeposit', 'howToWithdraw', 'money'].includes(topic));

/** Topics that are left out when the more exact topic of the key is asked. */
const SHADOWS: Partial<Record<Topic, readonly Topic[]>> = {
  who: ['person'],
  howToDeposit: ['deposit', 'money'],
  howToWithdraw: ['withdrawal', 'money'],
  deposit: ['money'],
  withdrawal: ['money'],
  turnover: ['howToWithdraw'],
  depositBonus: ['deposit', 'promotion'],
  bonusMissing: ['promotion', 'depositBonus'],
  referral: ['promotion', 'bonusMissing'],
  saferPlay: ['deposit'],
};

/** General topics: left out when any other topic is asked. */
const GENERAL: readonly Topic[] = ['help', 'howLong'];

function withoutShadowed(topics: readonly Topic[]): Topic[] {
  const exact = topics.filter((topic) => !GENERAL.includes(topic));
  return (exact.length ? exact : topics).filter((topic) => !topics.some((other) => SHADOWS[other]?.includes(topic)));
}
