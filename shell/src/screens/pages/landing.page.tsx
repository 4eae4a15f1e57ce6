import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from '@site/remote';
import { useInternals } from '#composition/services/internals';
import type { CodeName } from '#core/session/session.service';

/** Stores the code of a link, then goes to sign-up. @see SHELL-018, SHELL-019 */
export function LandingPage({ code }: { code: CodeName }) {
  const { session } = useInternals().services;
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const isDone = useRef(false);
  const value = params.get(code);

  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    if (value) session.keepCode(code, value);
    else window.alert(`No ${code} found in the URL`);
    void navigate('/signup', { replace: true });
  }, [code, value, session, navigate]);

  return null;
}
