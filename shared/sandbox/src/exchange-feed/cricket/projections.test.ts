import { INNINGS_START } from './play-innings';
import { chaseChance, runsTo } from './projections';

it('has its tables before anybody asks for a price', () => {
  const begun = performance.now();
  const answers = [chaseChance(160, INNINGS_START), runsTo(20, INNINGS_START).mean, runsTo(6, INNINGS_START).mean];
  expect(performance.now() - begun).toBeLessThan(80);
  expect(answers.every((answer) => answer > 0)).toBe(true);
});
