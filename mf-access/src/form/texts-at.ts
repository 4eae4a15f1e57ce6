import type { Translate } from '@site/i18n';

type Problems<Field extends string> = Partial<Record<Field, { message?: string | undefined }>>;

/** What stands at each field of a form, in the player's language. */
export const textsAt =
  <Field extends string>(t: Translate, problems: Problems<Field>) =>
  (field: Field): string | undefined => {
    const sentence = problems[field]?.message;
    return sentence && t(sentence);
  };
