import { hasWords } from './complaints.rules';
import { ANSWERED_FILED, FIRST_WORDS } from './complaints.samples';

it('knows the player’s own words, not those of support', () => {
  expect(hasWords(ANSWERED_FILED, FIRST_WORDS)).toBe(true);
  expect(hasWords(ANSWERED_FILED, 'It is on its way.')).toBe(false);
});
