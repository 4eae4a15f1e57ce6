import { useState } from 'react';
import * as z from '@site/api/schema';
import { useDraft } from '@site/remote';

const valuesSchema = z.object({
  promotionId: z.nullable(z.number()),
  method: z.nullable(z.string()),
  /** Null: the first channel. */
  channelId: z.nullable(z.number()),
  amount: z.string(),
});
export type DepositValues = z.infer<typeof valuesSchema>;

const EMPTY: DepositValues = { promotionId: null, method: null, channelId: null, amount: '' };

/** The player's choices so far; they survive a swap of releases and a way back. */
export function useDepositValues() {
  const draft = useDraft<unknown>('deposit', EMPTY);
  const [values, setValues] = useState(() => readValues(draft.start));

  const change = (part: Partial<DepositValues>) => {
    const next = { ...values, ...part };
    setValues(next);
    draft.keep(next);
  };
  return { values, change };
}

/** Checks the shape, because another release may have stored the values. */
function readValues(start: unknown): DepositValues {
  const read = z.safeParse(valuesSchema, start);
  return read.success ? read.data : EMPTY;
}
