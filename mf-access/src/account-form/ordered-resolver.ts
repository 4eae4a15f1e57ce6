import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

export interface OrderedProblem<Values extends FieldValues> {
  field: keyof Values & string;
  says: string;
}

/** For a form whose checks have an order: the first that fails speaks, at its field, and the others wait. */
export function orderedResolver<Values extends FieldValues>(
  problemOf: (values: Values) => OrderedProblem<Values> | null,
): Resolver<Values> {
  return (values) => {
    const problem = problemOf(values);
    if (!problem) return { values, errors: {} };
    return { values: {}, errors: { [problem.field]: { type: 'contract', message: problem.says } } as FieldErrors<Values> };
  };
}
