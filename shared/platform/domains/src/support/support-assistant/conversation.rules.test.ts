import { languageOfChat, planAnswer, SAID_READ, type ReadMessage } from './conversation.rules';
import { MANNERS_TEXTS } from './manners.messages';

let ids = 0;
const said = (by: ReadMessage['by'], content: string, hasFile = false): ReadMessage => ({ id: (ids += 1), by, content, hasFile });
const player = (content: string) => said('player', content);
const assistant = (content = 'An answer.') => said('assistant', content);
const person = (content = 'A word.') => said('person', content);
const plan = (...chat: ReadMessage[]) => planAnswer(chat, 'en');

it('answers all messages since the last answer, and none before', () => {
  expect(plan(player('vip'), assistant(), player('my deposit'), player('my balance'))).toMatchObject({
    topics: ['deposit', 'balance'],
    isFirst: false,
    isHandedBack: false,
  });
});

it('recognises a first question, but not where it cannot see the beginning', () => {
  expect(plan(player('hello')).isFirst).toBe(true);
  expect(plan(...Array.from({ length: SAID_READ }, () => player('hello'))).isFirst).toBe(false);
});

it('answers three questions at most, the call for a person always', () => {
  expect(plan(player('deposit, turnover, balance, bonus, vip, agent')).topics).toEqual(['deposit', 'turnover', 'balance']);
  expect(plan(player('turnover, balance, bonus, vip, and I want a person')).topics).toEqual(['turnover', 'balance', 'promotion', 'person']);
});

it.each([
  ['one', [player('xyzzy')], false],
  ['two', [player('xyzzy'), assistant(), player('plugh')], true],
  ['two at once', [player('xyzzy'), player('plugh')], true],
  ['two behind an understood one, unanswered all', [player('thanks'), player('xyzzy'), player('plugh')], false],
  ['two with an understood one between', [player('xyzzy'), assistant(), player('balance'), assistant(), player('plugh')], false],
])('decides after %s that it did not understand whether it offers a person', (_count, chat, isPuzzled) => {
  expect(plan(...chat).isPuzzled).toBe(isPuzzled);
});

it('takes yes for a call only where a person was offered', () => {
  const puzzled = [player('xyzzy'), assistant(), player('plugh'), assistant()];
  expect(plan(...puzzled, player('yes')).topics).toEqual(['person']);
  expect(plan(...puzzled, player('হ্যাঁ')).topics).toEqual(['person']);
  expect(plan(player('balance'), assistant(), player('yes')).topics).toEqual([]);
});

it('detects that a person wrote before it, or was promised', () => {
  expect(plan(player('agent'), assistant(), person(), player('balance')).isHandedBack).toBe(true);
  expect(plan(player('agent'), assistant(`Hello.\n\n${MANNERS_TEXTS.bn.handOver}`), player('balance')).isHandedBack).toBe(true);
  expect(plan(player('agent'), assistant(), person()).isHandedBack).toBe(true);
  expect(plan(player('hello'), assistant(), player('balance')).isHandedBack).toBe(false);
});

it('keeps the language of the newest message that has one, else that of the page', () => {
  const english = player('where is my money');
  const bangla = player('টাকা কোথায়');
  const neither = player('PW7M2Q9XTA');
  expect(languageOfChat([english, bangla, assistant('An answer to you.'), neither], 'en')).toBe('bn');
  expect(languageOfChat([bangla, english, neither], 'bn')).toBe('en');
  expect(languageOfChat([neither], 'bn')).toBe('bn');
  expect(languageOfChat([], 'en')).toBe('en');
});
