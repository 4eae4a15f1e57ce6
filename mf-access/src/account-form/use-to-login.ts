import { useEffect, useEffectEvent } from 'react';
import { TO_LOGIN_AFTER_MS } from '@site/api/contracts/account';

/** Once the password is changed, leaves for the log-in after the specified while; not when the screen is gone by then. */
export function useToLogin(isChanged: boolean, leave: () => void) {
  const onTime = useEffectEvent(leave);

  useEffect(() => {
    if (!isChanged) return;
    const leaving = setTimeout(() => onTime(), TO_LOGIN_AFTER_MS);
    return () => clearTimeout(leaving);
  }, [isChanged]);
}
