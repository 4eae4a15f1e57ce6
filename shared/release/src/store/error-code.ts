/** The system's code of a failed call, e.g. `ENOENT`. */
export const errorCode = (problem: unknown): unknown =>
  typeof problem === 'object' && problem !== null && 'code' in problem ? problem.code : undefined;
