import type { Translate } from '@site/i18n';

type Problems<Field extends string> = Partial<Record<Field, { message?: string | undefined }>>;

/** Message of a field, in the player's language; undefined without one. */
export const textsAt =
  <Field extends string>(t: Translate, problems: Problems<Field>) =>
  (field: Field): string | undefined => {
    const sentence = problems[field]?.message;
    return sentence && t(sentence);
  };
