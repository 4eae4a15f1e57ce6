import { ANSWERS, QUESTIONS, riskOf, scoreOf, type SelfCheckAnswer, type SelfCheckAnswers } from './self-check.rules';

const all = (answer: SelfCheckAnswer): SelfCheckAnswers => Object.fromEntries(QUESTIONS.map((question) => [question, answer]));

it.each([
  ['never', 0],
  ['sometimes', 9],
  ['often', 18],
  ['always', 27],
] as const)('nine times "%s" gives %d points', (answer, score) => expect(scoreOf(all(answer))).toBe(score));

it('gives no result while one of the nine questions is open', () => {
  const { guilt: _open, ...eight } = all(ANSWERS[0]);
  expect(scoreOf(eight)).toBeNull();
});

it.each([
  [0, 'none'],
  [1, 'low'],
  [2, 'low'],
  [3, 'moderate'],
  [7, 'moderate'],
  [8, 'high'],
  [27, 'high'],
] as const)('%d points mean the risk "%s"', (score, risk) => expect(riskOf(score)).toBe(risk));
