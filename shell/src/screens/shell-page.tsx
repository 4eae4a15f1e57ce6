import { Navigate, useLocation, useShell } from '@site/remote';
import type { Decision } from '#composition/routing/decide';
import { LandingPage } from './pages/landing.page';
import { LogOutPage } from './pages/log-out.page';
import { MaintenancePage } from './pages/maintenance.page';
import { NotFoundPage } from './pages/not-found.page';
import { NotOpenPage } from './pages/not-open.page';
import { AccountMenu, MemberCenter, MoneyOut } from './account-screens';
import { AreaView } from './area-view';

/** What the shell itself shows at a path. */
export function ShellPage({ decision }: { decision: Decision }) {
  const { pathname, search } = useLocation();
  const { layout } = useShell();
  switch (decision.kind) {
    case 'remote':
      return <AreaView remote={decision.remote} />;
    case 'login':
      return <Navigate to="/login" replace state={{ from: pathname + search }} />;
    case 'account':
      return layout === 'desktop' ? <MemberCenter /> : <AccountMenu />;
    case 'money-out':
      return <MoneyOut />;
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
