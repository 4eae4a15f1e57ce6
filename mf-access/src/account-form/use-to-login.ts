import { useEffect, useEffectEvent } from 'react';
import { TO_LOGIN_AFTER_MS } from '@site/api/contracts/account';

/** Calls `leave` `TO_LOGIN_AFTER_MS` after the password was changed, unless the screen has closed before. @see ACCESS-068, ACCESS-079 */
export function useToLogin(isChanged: boolean, leave: () => void) {
  const onTime = useEffectEvent(leave);

  useEffect(() => {
    if (!isChanged) return;
    const leaving = setTimeout(() => onTime(), TO_LOGIN_AFTER_MS);
    return () => clearTimeout(leaving);
  }, [isChanged]);
}
