import { GeneratorRefusal } from '../refusal';

/** @returns the refusal that `work` throws @throws Error when it throws none */
export function refusalOf(work: () => unknown) {
  try {
    work();
  } catch (problem) {
    if (problem instanceof GeneratorRefusal) return problem;
    throw problem;
  }
  throw new Error('It was not refused.');
}
