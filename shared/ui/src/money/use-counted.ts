import { useEffect, useRef, useState } from 'react';
import type { Paisa } from '@site/i18n';

const STEPS = 12;
const STEP_MS = 16;

const wantsStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Hook that returns the value to print on the way to `target`; it is the target at once when counting is off or reduced motion is on. */
export function useCounted(target: Paisa, isCounting: boolean): Paisa {
  const [shown, setShown] = useState(target);
  const from = useRef(target);

  useEffect(() => {
    const start = from.current;
    if (start === target) return;
    if (!isCounting || wantsStillness()) {
      from.current = target;
      setShown(target);
      return;
    }
    let step = 0;
    const timer = setInterval(() => {
      step++;
      const next = step === STEPS ? target : ((start + ((target - start) * BigInt(step)) / BigInt(STEPS)) as Paisa);
      from.current = next;
      setShown(next);
      if (step === STEPS) clearInterval(timer);
    }, STEP_MS);
    return () => clearInterval(timer);
  }, [target, isCounting]);

  return isCounting ? shown : target;
}
