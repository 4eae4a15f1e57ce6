import { candidatesIn, idsMeantIn } from './ids.rules';
import { MANNERS, PHRASES, TOPICS, type Manner, type Topic } from './topics.words';
import { phraseTest, wordsOf } from './words.rules';

/** What one message asks for. */
export interface Reading {
  topics: Topic[];
  manners: Manner[];
  /** IDs that it surely means, and all that could be one. */
  ids: string[];
  candidates: string[];
}

const TESTS = new Map(Object.entries(PHRASES).map(([name, phrases]) => [name, phrases.map(phraseTest)]));

const says = (name: keyof typeof PHRASES, words: readonly string[]) => TESTS.get(name)?.some((test) => test(words)) ?? false;

/** @param hasFile whether something is attached to it */
export function readMessage(text: string, hasFile = false): Reading {
  const words = wordsOf(text);
  const ids = idsMeantIn(text);
  const isSaid = (name: keyof typeof PHRASES) => says(name, words) && words.length <= (WORDS_AT_MOST[name] ?? Infinity);
  const found = TOPICS.filter((topic) => (topic === 'file' ? hasFile : isSaid(topic)));
  const topics = withoutShadowed(ids.length && !found.length ? ['deposit'] : callsForAgent(found, words) ? [...found, 'person'] : found);
  return { topics, manners: MANNERS.filter(isSaid), ids, candidates: candidatesIn(text) };
}

export const isUnderstood = ({ topics, manners }: Reading) => topics.length > 0 || manners.length > 0;

/** These mean something else within a sentence. */
const WORDS_AT_MOST: Partial<Record<Topic | Manner, number>> = { howLong: 6, assent: 3, refusal: 2 };

const AGENT = phraseTest('agent*|এজেন্ট');

/** An agent is also a kind of account that money is sent to. */
const callsForAgent = (topics: readonly Topic[], words: readonly string[]) =>
  AGENT(words) && !topics.some((topic) => ['person', 'deposit', 'withdrawal', 'howToDeposit', 'howToWithdraw', 'money'].includes(topic));

/** What is left out where something more exact was asked. */
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

/** Asked for in general words: left out where anything else was asked. */
const GENERAL: readonly Topic[] = ['help', 'howLong'];

function withoutShadowed(topics: readonly Topic[]): Topic[] {
  const exact = topics.filter((topic) => !GENERAL.includes(topic));
  return (exact.length ? exact : topics).filter((topic) => !topics.some((other) => SHADOWS[other]?.includes(topic)));
}
