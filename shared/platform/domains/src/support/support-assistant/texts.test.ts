import { SUPPORT_PATHS } from '@site/api/contracts/chat';
import { PLAYER_ROUTES, PUBLIC_ROUTES } from '@site/api/contracts/site';
import { ACCOUNT_TEXTS } from './account.messages';
import { MANNERS_TEXTS } from './manners.messages';
import { REQUESTS_TEXTS } from './requests.messages';

const facts = {
  number: 'D1',
  trxId: 'T1',
  amount: '৳1',
  method: 'M',
  sentAt: 'then',
  decidedAt: 'now',
  minutesLeft: 1,
  extra: '৳2',
  reason: 'R.',
  changeableAt: null,
};

/** Every sentence of the texts; functions are called with sample facts. */
function sentencesOf(texts: unknown): string[] {
  if (typeof texts === 'string') return [texts];
  if (typeof texts === 'function') return sentencesOf((texts as (...given: unknown[]) => string)(facts, 'two', 'three'));
  return typeof texts === 'object' && texts ? Object.values(texts).flatMap(sentencesOf) : [];
}

const catalogues = [ACCOUNT_TEXTS, MANNERS_TEXTS, REQUESTS_TEXTS];
const english = catalogues.flatMap(({ en }) => sentencesOf(en));
const bangla = catalogues.flatMap(({ bn }) => sentencesOf(bn));

it('leaves no sentence empty and every Bangla sentence is Bangla', () => {
  expect(english.filter((text) => text.trim() === '')).toEqual([]);
  expect(bangla).toHaveLength(english.length);
  expect(bangla.filter((text) => !/\p{Script=Bengali}/u.test(text))).toEqual([]);
});

it('names only own paths, each at the end of a line, so that a page can link them', () => {
  const paths = [...english, ...bangla].flatMap((text) => text.match(/\/[a-z][^\s]*/g) ?? []);
  expect([...new Set(paths)].sort()).toEqual([...SUPPORT_PATHS]);
  const routes: readonly string[] = [...PLAYER_ROUTES, ...PUBLIC_ROUTES];
  expect(SUPPORT_PATHS.filter((path) => !routes.includes(path))).toEqual([]);
  expect([...english, ...bangla].filter((text) => /(?:^|\S[ ])\/[a-z]/.test(text))).toEqual([]);
});

it('uses the same paths in both languages', () => {
  const pathsOf = (texts: string[]) => texts.flatMap((text) => text.match(/\/[a-z-]+/g) ?? []);
  expect(pathsOf(bangla)).toEqual(pathsOf(english));
});
