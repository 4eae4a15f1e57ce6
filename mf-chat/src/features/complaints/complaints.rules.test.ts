import { hasWords } from './complaints.rules';
import { ANSWERED_FILED, FIRST_WORDS } from './complaints.fixtures';

it('finds the player’s own text, not that of support', () => {
  expect(hasWords(ANSWERED_FILED, FIRST_WORDS)).toBe(true);
  expect(hasWords(ANSWERED_FILED, 'It is on its way.')).toBe(false);
});
