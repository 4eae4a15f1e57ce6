import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import * as z from '@site/api/schema';

/** Checks of the form beyond the contract: field -> message. */
export type OwnProblems<Values> = (values: Values) => Partial<Record<keyof Values & string, string>>;

/** Checks a form with the platform's own schema; keeps the first message of each field. */
export function contractResolver<Values extends FieldValues>(
  schema: z.ZodMiniType,
  ownProblems: OwnProblems<Values> = () => ({}),
): Resolver<Values> {
  return (values) => {
    const read = z.safeParse(schema, values);
    const sentences = new Map<string, string>();
    for (const issue of read.success ? [] : read.error.issues) {
      const field = String(issue.path[0]);
      if (!sentences.has(field)) sentences.set(field, issue.message);
    }
    for (const [field, sentence] of Object.entries(ownProblems(values))) if (sentence) sentences.set(field, sentence);
    if (sentences.size === 0) return { values, errors: {} };
    const errors = Object.fromEntries([...sentences].map(([field, message]) => [field, { type: 'contract', message }]));
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
}
