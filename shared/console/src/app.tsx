import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { useText } from '@site/i18n';
import { LoadFailure, NoData } from '@site/ui';
import type { Session } from '@site/platform-operator/calls';
import { DensityProvider, Frame, Guarded, PAGES, pagesFor } from '#frame';
import { PageShape, useFailureText } from '#parts';
import { SignInPage, usePresence } from '#session';
import { withTexts } from './texts';

/** Each page is fetched when it is entered; the page of the link to join is the only one for nobody. */
const JoinPage = lazy(() =>
  withTexts(() => import('../locales/join/bn.json'), import('./session/join.page')).then(({ JoinPage }) => ({ default: JoinPage })),
);
const SCREENS = {
  queue: lazy(() =>
    withTexts(() => import('../locales/queue/bn.json'), import('./queue/queue.page')).then(({ QueuePage }) => ({ default: QueuePage })),
  ),
  identity: lazy(() =>
    withTexts(() => import('../locales/identity/bn.json'), import('./identity/identity.page')).then(({ IdentityPage }) => ({
      default: IdentityPage,
    })),
  ),
  exchange: lazy(() =>
    withTexts(() => import('../locales/exchange/bn.json'), import('./exchange/exchange.page')).then(({ ExchangePage }) => ({
      default: ExchangePage,
    })),
  ),
  chats: lazy(() =>
    withTexts(() => import('../locales/chats/bn.json'), import('./chats/chats.page')).then(({ ChatsPage }) => ({ default: ChatsPage })),
  ),
  complaints: lazy(() =>
    withTexts(() => import('../locales/complaints/bn.json'), import('./complaints/complaints.page')).then(({ ComplaintsPage }) => ({
      default: ComplaintsPage,
    })),
  ),
  'safer-play': lazy(() =>
    withTexts(() => import('../locales/safer-play/bn.json'), import('./safer-play/safer-play.page')).then(({ SaferPlayPage }) => ({
      default: SaferPlayPage,
    })),
  ),
  players: lazy(() =>
    withTexts(() => import('../locales/players/bn.json'), import('./players/players.page')).then(({ PlayersPage }) => ({
      default: PlayersPage,
    })),
  ),
  releases: lazy(() =>
    withTexts(() => import('../locales/releases/bn.json'), import('./releases/releases.page')).then(({ ReleasesPage }) => ({
      default: ReleasesPage,
    })),
  ),
  health: lazy(() =>
    withTexts(() => import('../locales/health/bn.json'), import('./health/health.page')).then(({ HealthPage }) => ({
      default: HealthPage,
    })),
  ),
  content: lazy(() =>
    withTexts(() => import('../locales/content/bn.json'), import('./content/content.page')).then(({ ContentPage }) => ({
      default: ContentPage,
    })),
  ),
  tournaments: lazy(() =>
    withTexts(() => import('../locales/tournaments/bn.json'), import('./tournaments/tournaments.page')).then(({ TournamentsPage }) => ({
      default: TournamentsPage,
    })),
  ),
  missions: lazy(() =>
    withTexts(() => import('../locales/missions/bn.json'), import('./missions/missions.page')).then(({ MissionsPage }) => ({
      default: MissionsPage,
    })),
  ),
  settings: lazy(() =>
    withTexts(() => import('../locales/settings/bn.json'), import('./settings/settings.page')).then(({ SettingsPage }) => ({
      default: SettingsPage,
    })),
  ),
  audit: lazy(() =>
    withTexts(() => import('../locales/audit/bn.json'), import('./audit/audit.page')).then(({ AuditPage }) => ({ default: AuditPage })),
  ),
  people: lazy(() =>
    withTexts(() => import('../locales/people/bn.json'), import('./people/people.page')).then(({ PeoplePage }) => ({
      default: PeoplePage,
    })),
  ),
} satisfies Record<(typeof PAGES)[number]['path'], unknown>;

export function App() {
  return (
    <Suspense fallback={<PageShape />}>
      <Routes>
        <Route path="/join" element={<JoinPage />} />
        <Route path="*" element={<Console />} />
      </Routes>
    </Suspense>
  );
}

function Console() {
  const t = useText('console');
  const textOf = useFailureText();
  const { data: presence, isPending, error, refetch } = usePresence();
  if (presence) return <Pages key={presence.session.name} session={presence.session} />;
  if (isPending) return <PageShape />;
  if (error)
    return (
      <main>
        <LoadFailure title={t('frame.failed')} message={textOf(error)} onRetry={refetch} />
      </main>
    );
  return <SignInPage />;
}

function Pages({ session }: { session: Session }) {
  const t = useText('console');
  const [first] = pagesFor(session);
  return (
    <DensityProvider>
      <Routes>
        <Route element={<Frame session={session} />}>
          {PAGES.map((page) => {
            const Screen = SCREENS[page.path];
            const guarded = (
              <Guarded session={session} page={page}>
                <Suspense fallback={<PageShape />}>
                  <Screen session={session} />
                </Suspense>
              </Guarded>
            );
            return <Route key={page.path} path={`/${page.path}/*`} element={guarded} />;
          })}
          <Route path="/" element={<Navigate to={`/${first?.path ?? 'health'}`} replace />} />
          <Route path="*" element={<NoData text={t('frame.unknown')} />} />
        </Route>
      </Routes>
    </DensityProvider>
  );
}
