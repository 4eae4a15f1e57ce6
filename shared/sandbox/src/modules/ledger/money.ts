/** Paisa as the contracts print BDT: two decimals. */
export function printAmount(paisa: bigint): string {
  const digits = String(paisa < 0n ? -paisa : paisa).padStart(3, '0');
  return `${paisa < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
