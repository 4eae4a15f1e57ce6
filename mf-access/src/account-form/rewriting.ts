import type { ChangeEvent } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { latinDigits } from '@site/api/money';

/** A registered input whose text is rewritten while it is typed; the caret stays where the player types. */
export function rewriting<Registered extends UseFormRegisterReturn>(registered: Registered, rewrite: (text: string) => string): Registered {
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.target;
    const typed = input.value;
    const wanted = rewrite(typed);
    if (wanted !== typed) {
      const caret = Math.max(0, (input.selectionStart ?? typed.length) - (typed.length - wanted.length));
      input.value = wanted;
      input.setSelectionRange(caret, caret);
    }
    return registered.onChange(event);
  };
  return { ...registered, onChange };
}

/** Keeps digits only, Bengali ones as the Latin ones that the platform reads. */
export const onlyDigits = (max: number) => (text: string) => latinDigits(text).replace(/\D/g, '').slice(0, max);

export const inLowerCase = (text: string) => text.toLowerCase();
