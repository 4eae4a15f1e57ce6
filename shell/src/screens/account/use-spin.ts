import { useEffect, useState } from 'react';

/** @see spec A 9 */
export const SPIN_MS = 500;

/** Something turns for half a second, however long the work behind it takes. */
export function useSpin() {
  const [isSpinning, setSpinning] = useState(false);
  useEffect(() => {
    if (!isSpinning) return;
    const timer = setTimeout(() => setSpinning(false), SPIN_MS);
    return () => clearTimeout(timer);
  }, [isSpinning]);
  return { isSpinning, spin: () => setSpinning(true) };
}
