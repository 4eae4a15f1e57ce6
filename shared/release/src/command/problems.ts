import { ReleaseRefusal } from '../store/store';
import type { Problem } from '../verify';

/** Something in the store is not as it was signed. */
export class ProblemsFound extends ReleaseRefusal {
  constructor(readonly problems: readonly Problem[]) {
    const lines = problems.flatMap(({ place, message, advice }) => [`${place} ${message}.`, `  ${advice}`]);
    super([...lines, `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'} found.`].join('\n'));
  }
}

/** @throws ProblemsFound when there is at least one problem */
export function requireNone(problems: readonly Problem[]) {
  if (problems.length) throw new ProblemsFound(problems);
}
