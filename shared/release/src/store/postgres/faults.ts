import pg from 'pg';
import { StoreAway } from '../store';

const UNDEFINED_TABLE = '42P01';
/** Classes of answers by which a server ends a connection: the fate of a COMMIT is then open. */
const ENDED = /^(08|57|40003|XX)/;

const RIGHTS = 'Check user, password, database and rights in STORE_URL, and repeat the command.';
/** SQLSTATE codes, by their beginning, that a person has to solve in another way than by waiting. */
const ADVICE: readonly (readonly [code: RegExp, words: string])[] = [
  [/^(28|3D|42501)/, RIGHTS],
  [/^25006/, 'That server only reads, as a standby does. Point STORE_URL to the server that writes, and repeat the command.'],
  [/^53[12]00/, 'Make room for it on that server, and repeat the command.'],
];
const WAIT = 'See that it runs and can be reached from here (STORE_URL), and repeat the command.';

const codeOf = (problem: unknown) =>
  typeof problem === 'object' && problem !== null && 'code' in problem && typeof problem.code === 'string' ? problem.code : '';

/** True when the server refused a statement because nobody has written to this store yet. */
export const isWithoutTables = (problem: unknown) => codeOf(problem) === UNDEFINED_TABLE;

/** True when the server itself answered that a COMMIT failed; without such an answer it may have been carried out. */
export const isRefusedCommit = (problem: unknown) => problem instanceof pg.DatabaseError && !ENDED.test(codeOf(problem));

/** A failed connection has one error for each address of the host. */
function reasonOf(problem: unknown): string {
  if (problem instanceof AggregateError) return problem.errors.map(reasonOf).join(', ');
  return problem instanceof Error ? problem.message || codeOf(problem) : String(problem);
}

/**
 * Error for a statement that failed.
 * @param place address of the store without its password
 * @param consequence sentence about the state of the store, if it is known
 */
export function storeAway(place: string, problem: unknown, consequence = ''): StoreAway {
  if (problem instanceof StoreAway) return problem;
  const advice = ADVICE.find(([code]) => code.test(codeOf(problem)))?.[1] ?? WAIT;
  return new StoreAway([`The release store ${place} cannot be used: ${reasonOf(problem)}.`, consequence, advice].filter(Boolean).join(' '));
}
