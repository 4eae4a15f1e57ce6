import { useEffect, useEffectEvent } from 'react';
import { useForm, type DefaultValues, type FieldValues, type Resolver, type UseFormReturn } from 'react-hook-form';
import { useDraft } from '@site/remote';

interface DraftedFormOptions<Values extends FieldValues> {
  empty: Values;
  /** Fields with passwords and codes: never stored, so the player types them again after a swap of releases. */
  secrets: readonly (keyof Values)[];
  resolver: Resolver<Values>;
}

/** A form that keeps its values when a newer release replaces this one. A successful submit leaves the area, which drops the values. */
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
