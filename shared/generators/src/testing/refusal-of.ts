import { Refusal } from '../refusal';

/** @returns the refusal that this work ends with; fails when it does not */
export function refusalOf(work: () => unknown) {
  try {
    work();
  } catch (problem) {
    if (problem instanceof Refusal) return problem;
    throw problem;
  }
  throw new Error('It was not refused.');
}
