import { useEffect, useEffectEvent } from 'react';
import { TO_LOGIN_AFTER_MS } from '@site/api/contracts/account';

/**
 * Waits `TO_LOGIN_AFTER_MS` after the change of the password, then calls `leave`; not when the screen has closed before.
 * @see ACCESS-068, ACCESS-079
 */
export function useToLogin(isChanged: boolean, leave: () => void) {
  const onTime = useEffectEvent(leave);

  useEffect(() => {
    if (!isChanged) return;
    const leaving = setTimeout(() => onTime(), TO_LOGIN_AFTER_MS);
    return () => clearTimeout(leaving);
  }, [isChanged]);
}
