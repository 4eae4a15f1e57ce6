import * as model from './ball-model';
import { INNINGS_START } from './play-innings';
import { chaseChance, runsTo } from './projections';

jest.mock('./ball-model', () => {
  const real = jest.requireActual<typeof model>('./ball-model');
  return { ...real, chancesOf: jest.fn(real.chancesOf) };
});

it('has its tables before the first request for a price', () => {
  const { chancesOf } = jest.mocked(model);
  expect(chancesOf).toHaveBeenCalled();
  chancesOf.mockClear();
  const answers = [chaseChance(160, INNINGS_START), runsTo(20, INNINGS_START).mean, runsTo(6, INNINGS_START).mean];
  expect(answers.every((answer) => answer > 0)).toBe(true);
  expect(chancesOf).not.toHaveBeenCalled();
});
