const UNIQUE_VIOLATION = '23505';
const READ_ONLY = '25006';

interface Problem {
  code?: unknown;
  message?: unknown;
  constraint?: unknown;
}

/** Contains neither the statement nor its values, because errors are logged. */
export class FailedQuery extends Error {
  constructor(cause: unknown) {
    super('Failed query', { cause });
  }
}

/** The server does not answer, not even the question whether it is there. */
export class ServerSilent extends Error {
  readonly code = 'ETIMEDOUT';
  constructor() {
    super('The database does not answer');
  }
}

/**
 * All nested errors, outermost first: a failed query has PostgreSQL's error as its cause, and a failed connection has one error for each
 * address.
 */
function* problemsIn(problem: unknown): Generator<Problem> {
  if (typeof problem !== 'object' || problem === null) return;
  yield problem;
  if ('cause' in problem) yield* problemsIn(problem.cause);
  if ('errors' in problem && Array.isArray(problem.errors)) for (const part of problem.errors) yield* problemsIn(part);
}

const firstOf = <T>(problem: unknown, find: (part: Problem) => T | undefined): T | undefined => {
  for (const part of problemsIn(problem)) {
    const found = find(part);
    if (found !== undefined) return found;
  }
  return undefined;
};

/** The SQLSTATE or socket error behind a failed query. */
export const databaseErrorCode = (problem: unknown) => firstOf(problem, ({ code }) => (typeof code === 'string' ? code : undefined));

/** Name of the unique constraint that the write violated, if any. */
export const violatedUnique = (problem: unknown) =>
  firstOf(problem, ({ code, constraint }) => (code === UNIQUE_VIOLATION && typeof constraint === 'string' ? constraint : undefined));

/** Answers by which a server ends or refuses a connection or writes nothing, and errors of sockets and names. */
const AWAY = new RegExp(`^(08|57P|53300|25P03|${READ_ONLY}|ECONN|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)`);
/** The driver has no code for these. */
const AWAY_WORDS =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Query read timeout/;

/**
 * True when the database is unreachable, does not answer or only reads, which is temporary, and false for our own faults. It is not known
 * whether a COMMIT that failed so was carried out, so ask by the key of the work before you repeat it.
 */
export const isDatabaseAway = (problem: unknown) =>
  firstOf(problem, ({ code, message }) => AWAY.test(String(code)) || AWAY_WORDS.test(String(message)) || undefined) ?? false;

/** True when the server only reads, as a server does after a fail-over to another one. */
export const isReadOnly = (problem: unknown) => databaseErrorCode(problem) === READ_ONLY;

/** A statement or its wait for a lock took too long. */
const BUSY = /^(57014|55P03)$/;

/** True when PostgreSQL cancelled a statement because it or its wait for a lock took too long: nothing of its transaction was written. */
export const isDatabaseBusy = (problem: unknown) => BUSY.test(databaseErrorCode(problem) ?? '');
