import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

export interface OrderedProblem<Values extends FieldValues> {
  field: keyof Values & string;
  message: string;
}

/** Resolver for checks with an order: it shows only the first problem, at its field. */
export function orderedResolver<Values extends FieldValues>(
  problemOf: (values: Values) => OrderedProblem<Values> | null,
): Resolver<Values> {
  return (values) => {
    const problem = problemOf(values);
    if (!problem) return { values, errors: {} };
    return { values: {}, errors: { [problem.field]: { type: 'contract', message: problem.message } } as FieldErrors<Values> };
  };
}
