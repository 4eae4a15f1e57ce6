/** Questions of the Problem Gambling Severity Index (Ferris and Wynne, 2001), about the last twelve months. */
export const QUESTIONS = ['afford', 'larger', 'back', 'borrow', 'problem', 'health', 'criticised', 'household', 'guilt'] as const;
type Question = (typeof QUESTIONS)[number];

/** Answers in the order of their points, 0 to 3. */
export const ANSWERS = ['never', 'sometimes', 'often', 'always'] as const;
export type SelfCheckAnswer = (typeof ANSWERS)[number];

export type SelfCheckAnswers = Partial<Record<Question, SelfCheckAnswer>>;

export type Risk = 'none' | 'low' | 'moderate' | 'high';

/** Sum of the points, 0 to 27; null while a question is open. */
export function scoreOf(answers: SelfCheckAnswers): number | null {
  let score = 0;
  for (const question of QUESTIONS) {
    const answer = answers[question];
    if (!answer) return null;
    score += ANSWERS.indexOf(answer);
  }
  return score;
}

/** 0: none; 1 and 2: low; 3 to 7: moderate; 8 and more: high. */
export function riskOf(score: number): Risk {
  if (score === 0) return 'none';
  if (score <= 2) return 'low';
  return score <= 7 ? 'moderate' : 'high';
}
