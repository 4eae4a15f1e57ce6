export interface ErrorLines {
  type: string;
  message: string;
  stack: string;
  /** Code of the database, the network or Node. */
  errorCode?: unknown;
  cause?: ErrorLines;
  errors?: ErrorLines[];
  [key: string]: unknown;
}

/**
 * Properties of an error that the log keeps: kind, message, code and stack frames, also of its causes. It takes no other property, because
 * libraries attach values there.
 */
export function describeError(problem: unknown): ErrorLines {
  if (!(problem instanceof Error)) return { type: typeof problem, message: String(problem), stack: '' };
  const { name, message, stack = '', cause } = problem;
  return {
    type: name,
    message,
    stack: stack.slice(stack.indexOf(message) + message.length).trim(),
    ...('code' in problem ? { errorCode: problem.code } : {}),
    ...(cause === undefined ? {} : { cause: describeError(cause) }),
    ...(problem instanceof AggregateError ? { errors: problem.errors.map(describeError) } : {}),
  };
}
