/** Endings of a TRX ID that make the sandbox's own reviewer predictable. @see domain 3.2 */
export const MAGIC_ENDINGS = { amount: '00', notFound: '01', leaves: '99' } as const;
