import type { ComponentType } from 'react';
import { useAtomValue } from 'jotai';
import { Navigate, useLocation, useShell } from '@site/remote';
import { lazyScreen } from '#composition/parts/lazy-screen';
import { PartFailure, PartSkeleton } from '#composition/parts/part-state';
import { areaAtom } from '#composition/remotes/area.atoms';
import type { RouteDecision } from '#composition/routing/decide';
import { useInternals } from '#composition/services/internals';
import { PendingAccountMenu } from './account-menu/account-head';
import { LandingPage } from './pages/landing.page';
import { LogOutPage } from './pages/log-out.page';

/** The shell's own screen at a path. */
export function ShellPage({ decision }: { decision: RouteDecision }) {
  const { pathname, search } = useLocation();
  const { layout } = useShell();
  switch (decision.kind) {
    case 'remote':
      return <AreaView remote={decision.remote} />;
    case 'login':
      return <Navigate to="/login" replace state={{ from: pathname + search }} />;
    case 'account':
      return layout === 'desktop' ? <MemberCenter /> : <AccountMenu />;
    case 'withdraw-only':
      return <WithdrawOnly />;
    case 'landing':
      return <LandingPage key={decision.code} code={decision.code} />;
    case 'log-out':
      return <LogOutPage />;
    case 'maintenance':
      return <MaintenancePage />;
    case 'not-open':
      return <NotOpenPage />;
    case 'not-found':
      return <NotFoundPage />;
  }
}

/** Loads a screen and its texts when the player enters it, because the first view needs neither. */
const accountScreen = (load: () => Promise<ComponentType>, Pending?: ComponentType) =>
  lazyScreen(async () => {
    const [{ addAccountTexts }, Screen] = await Promise.all([import('./account/account-texts'), load()]);
    await addAccountTexts();
    return Screen;
  }, Pending);

const MaintenancePage = lazyScreen(async () => (await import('./pages/maintenance.page')).MaintenancePage);
const NotFoundPage = lazyScreen(async () => (await import('./pages/not-found.page')).NotFoundPage);
const NotOpenPage = lazyScreen(async () => (await import('./pages/not-open.page')).NotOpenPage);

const AccountMenu = accountScreen(async () => (await import('./account-menu/account-menu.page')).AccountMenuPage, PendingAccountMenu);
const MemberCenter = accountScreen(async () => (await import('./member-center/member-center.page')).MemberCenterPage);
const WithdrawOnly = accountScreen(async () => (await import('./withdraw-only/withdraw-only.page')).WithdrawOnlyPage);

/** Covers the slot while its remote loads, or when none of its releases runs. */
function AreaView({ remote }: { remote: string }) {
  const { areas } = useInternals();
  const area = useAtomValue(areaAtom);
  if (area.status === 'shown') return null;
  return area.status === 'failed' ? <PartFailure onRetry={() => areas.get(remote)?.retry()} /> : <PartSkeleton />;
}
