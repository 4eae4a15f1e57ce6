import * as z from '@site/api/schema';

export const owner = () => z.optional(z.text({ max: 64 }));
export const methodId = () => z.int().check(z.gte(0), z.lte(1_000_000));
export const short = () => z.text({ max: 64 });
/** Schema of a promotion's id. Null, 0, an empty text and a missing field mean none, because forms send all of them. */
export const promotionId = () =>
  z.optional(
    z.pipe(
      z.union([z.int().check(z.gte(0), z.lte(1_000_000)), z.literal(''), z.nullable(z.literal('null'))]),
      z.transform((value) => (typeof value === 'number' && value > 0 ? value : null)),
    ),
  );
export const receipt = () => z.optional(z.file());
export const sent = z.object({ success: z.literal(true), message: z.string(), transaction_id: z.string() });
