import { useEffect, useEffectEvent } from 'react';
import { useForm, type DefaultValues, type FieldValues, type Resolver, type UseFormReturn } from 'react-hook-form';
import { useDraft } from '@site/remote';

interface DraftedFormOptions<Values extends FieldValues> {
  empty: Values;
  /** Passwords: typed again when the form was replaced. */
  secrets: readonly (keyof Values)[];
  resolver: Resolver<Values>;
}

/** A form that a newer release of this area does not empty. Sending it leaves the area, and with it goes what was typed. */
export function useDraftedForm<Values extends FieldValues>(
  key: string,
  { empty, secrets, resolver }: DraftedFormOptions<Values>,
): UseFormReturn<Values> {
  const { start, keep } = useDraft<Partial<Values>>(key, {});
  const form = useForm<Values>({ resolver, defaultValues: { ...empty, ...start } as DefaultValues<Values> });
  const { subscribe } = form;
  const keepTyped = useEffectEvent((values: Values) => {
    const open = Object.entries(values).filter(([name]) => !secrets.includes(name));
    keep(Object.fromEntries(open) as Partial<Values>);
  });

  useEffect(() => subscribe({ formState: { values: true }, callback: ({ values }) => keepTyped(values) }), [subscribe]);
  return form;
}
