/** Paisa as the contracts print BDT: two decimals. */
export function printAmount(paisa: bigint): string {
  const digits = String(paisa < 0n ? -paisa : paisa).padStart(3, '0');
  return `${paisa < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** For a sentence: `৳1,250.00`. */
export const printTaka = (paisa: bigint) => `৳${printAmount(paisa).replace(/\B(?=(\d{3}){1,6}(?!\d))/g, ',')}`;
