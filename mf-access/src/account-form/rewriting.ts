import type { ChangeEvent } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { latinDigits } from '@site/api/money';

/** Rewrites the text of a registered input while the player types, and keeps the caret in its place. */
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

/** Keeps only digits, at most `max`; turns Bengali digits into Latin ones, which the platform reads. */
export const onlyDigits = (max: number) => (text: string) => latinDigits(text).replace(/\D/g, '').slice(0, max);

export const inLowerCase = (text: string) => text.toLowerCase();
