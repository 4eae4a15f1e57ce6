import { useEffect } from 'react';
import { useAtomValue } from 'jotai';
import { SLOT_ID } from '@site/api/contracts/site';
import { useText } from '@site/i18n';
import { useLocation, useNavigate, useShell } from '@site/remote';
import { situationAtom } from '#composition/routing/current-decision';
import { DialogHost } from '../dialogs/dialog-host';
import { LaunchView } from './launch-view';
import { Notices } from './notices';
import { outsideChatOpenAtom, useOutsideChat } from '../outside-chat/use-outside-chat';
import { areaAtom } from '#composition/remotes/area.atoms';
import { pushOfferAtom } from '#core/push-offer';
import { playPauseAtom, popupsAtom } from '#core/session/session.atoms';
import { SideMenu } from '../side-menu/side-menu';
import { menuOpenAtom } from '#core/layout/side-menu.atoms';
import { GuestToolbar } from '../toolbar/guest-toolbar';
import { Header } from '../toolbar/header';
import { PlayerToolbar } from '../toolbar/player-toolbar';
import { useInternals } from '#composition/services/internals';
import { lazyPart } from '#composition/parts/lazy-part';
import { bringsOwnBar, hasChatButton, hasToolbar, isBare } from '#composition/routing/screens';
import { ShellPage } from '#screens/shell-page';
import styles from './frame.module.css';

// Fetched later, because the player reads and presses the page before these parts are needed.
const Floating = lazyPart(async () => (await import('../floating/floating')).Floating);
const Footer = lazyPart(async () => (await import('../footer/footer')).Footer);
const OutsideChatPanel = lazyPart(async () => (await import('../outside-chat/outside-chat-panel')).OutsideChatPanel);
const PushOffer = lazyPart(async () => (await import('../push-offer/push-offer')).loadPushOffer());
const PlayPause = lazyPart(async () => (await import('../play-pause/play-pause')).loadPlayPause());
const HomePopups = lazyPart(async () => (await import('../popups/home-popups')).HomePopups);

export function Frame() {
  const t = useText('shell');
  const { session, layout } = useShell();
  const { pathname } = useLocation();
  const decision = useDecision();
  const area = useAtomValue(areaAtom);
  const popups = useAtomValue(popupsAtom);
  const isMenuOpen = useAtomValue(menuOpenAtom);
  const isPushOffered = useAtomValue(pushOfferAtom) !== null;
  const playPause = useAtomValue(playPauseAtom);
  const outsideChat = useOutsideChat();
  const isChatOpen = useAtomValue(outsideChatOpenAtom);
  useRouterForServices();

  const isRemote = decision.kind === 'remote';
  const isMobile = layout === 'mobile';
  const bare = isBare(decision);
  const isPageThere = !isRemote || area.status === 'shown' || area.status === 'failed';
  const isGivenOver = isMobile && isRemote && area.status !== 'failed' && bringsOwnBar(pathname);
  const isCovered = isMobile && (isMenuOpen || isChatOpen) && !bare;

  return (
    <div className={styles.frame} data-layout={layout} data-bare={bare || undefined} data-menu={isMenuOpen || undefined}>
      <a href="#main" className={styles.skip}>
        {t('skip')}
      </a>
      <div className={styles.under} inert={isCovered}>
        {!bare && <Header isGivenOver={isGivenOver} />}
        <div className={styles.page}>
          <main id="main" tabIndex={-1} className={styles.main}>
            {!bare && <Notices />}
            {!bare && isPushOffered && <PushOffer />}
            {/* With a text of its own React leaves the rest of the slot alone, also the pending state that the document holds. */}
            <div id={SLOT_ID} hidden={!isRemote || area.status === 'failed'} suppressHydrationWarning>
              {''}
            </div>
            <ShellPage decision={decision} />
          </main>
          {!bare && isPageThere && <Footer />}
        </div>
        {!bare &&
          isMobile &&
          hasToolbar(pathname) &&
          (session.player ? <PlayerToolbar variant="bottom" /> : <GuestToolbar variant="bottom" />)}
        {!bare && <Floating hasChat={hasChatButton(pathname)} />}
      </div>
      {!bare && <SideMenu hasTools={isGivenOver} />}
      {!bare && outsideChat && <OutsideChatPanel {...outsideChat} />}
      {pathname === '/' && decision.kind !== 'withdraw-only' && (popups.maintenance || popups.welcome) && <HomePopups />}
      <LaunchView />
      {playPause && !session.restriction && <PlayPause reason={playPause} />}
      <DialogHost />
    </div>
  );
}

/** Gives the services, which navigate outside of React, the router of this root. */
function useRouterForServices() {
  const { connectRouter } = useInternals().services;
  const navigate = useNavigate();
  useEffect(() => connectRouter(navigate), [connectRouter, navigate]);
}

/** The decision about the current path, made again when the session, the layout or maintenance changes. */
function useDecision() {
  const { pathname } = useLocation();
  const { router } = useInternals();
  useAtomValue(situationAtom);
  return router.decideAt(pathname);
}
