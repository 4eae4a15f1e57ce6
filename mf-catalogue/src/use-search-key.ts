import { useEffect } from 'react';
import { SEARCH_PATH } from '@site/api/contracts/catalogue';
import { useNavigate } from '@site/remote';

/** The key "/" leads to the search, unless the player types. */
export function useSearchKey() {
  const navigate = useNavigate();
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const isElsewhere = event.target instanceof Element && event.target.closest('input, textarea, select, [role=dialog]');
      if (event.key !== '/' || event.ctrlKey || event.metaKey || isElsewhere) return;
      event.preventDefault();
      void navigate(SEARCH_PATH);
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [navigate]);
}
