import { useCallback, useEffect, useRef } from 'react';
import { MEMBER_TABS, useLocation, useNavigate } from '@site/remote';
import { ACCOUNT_PATH } from '#composition/routing/decide';
import type { Shown } from './member-tabs';

/** The shown tab. The state of the history entry holds it, so that Back and a reload restore it while the path stays the same. */
export function useTab(): [Shown, (tab: Shown) => void] {
  const navigate = useNavigate();
  const { state, search } = useLocation();
  const last = useRef<Shown>('overview');
  const kept = readTab(state);
  // A panel wrote its filters into the address. This adds a history entry without a tab; it belongs to the same tab.
  const isPanels = kept === null && search !== '' && last.current !== 'overview';
  const tab = kept ?? (isPanels ? last.current : 'overview');

  useEffect(() => {
    last.current = tab;
    if (isPanels) void navigate({ search }, { replace: true, state: { tab } });
  }, [isPanels, navigate, search, tab]);

  const show = useCallback((next: Shown) => void navigate(ACCOUNT_PATH, { state: { tab: next } }), [navigate]);
  return [tab, show];
}

function readTab(state: unknown): Shown | null {
  const kept = typeof state === 'object' && state !== null && 'tab' in state ? state.tab : null;
  return kept === 'overview' ? kept : (MEMBER_TABS.find((tab) => tab === kept) ?? null);
}
