import { atom, createStore } from 'jotai';
import { call, connectClient } from '@site/api';
import { gameRun } from '@site/api/contracts/catalogue';
import { logout } from '@site/api/contracts/session';
import { getGeneral, getLogo } from '@site/api/contracts/site';
import { balance as askBalance } from '@site/api/contracts/wallet';
import { changeLanguage, type Language } from '@site/i18n';
import type { Shell, ShellHost } from '@site/remote';
import { eventsOpenAtom } from '#core/events/events.atoms';
import { createEvents } from '#core/events/events.service';
import { balanceAtom } from '#core/balance/balance.atoms';
import { createBalancePoll } from '#core/balance/balance-poll';
import { createDialogs, type LoadOwnerDialog } from '#core/dialogs';
import { createLaunch } from './launch-game';
import { layoutAtom } from '#core/layout/layout';
import { noticesAtom } from '#core/notices';
import { createDataSaver, dataSaverAtom } from '#core/session/data-saver';
import { createKeptStorage } from '#core/session/kept-storage';
import { codesAtom, playerAtom, restrictionAtom } from '#core/session/session.atoms';
import { createSession } from '#core/session/session.service';
import { settingsAtom } from '#core/settings/settings.atoms';
import { createSettings } from '#core/settings/settings.service';
import { exchangeHost } from './exchange-host';
import { createNavigation } from './navigation';
import { createQueryClient, forgetWithPlayer } from './query-client';

/** Everything that the shell does besides rendering; created once per page. */
export function createServices(startLanguage: Language, loadOwnerDialog: LoadOwnerDialog) {
  const store = createStore();
  const storage = createKeptStorage(() => store.set(noticesAtom, (before) => ({ ...before, isStorageRefused: true })));
  const { navigate, connect } = createNavigation();
  const session = createSession({ storage, store, navigate, endOnPlatform: () => call(logout, {}) });
  connectClient({ session: { token: session.token, renewed: session.renew }, exchangeOrigin: exchangeHost() });

  const expire = () => {
    if (store.get(playerAtom)) session.expire(window.location.pathname + window.location.search);
  };
  const dialogs = createDialogs({ store, loadOwnerDialog });
  const launchGame = createLaunch({
    store,
    navigate,
    dialogs,
    token: session.token,
    run: (input) => call(gameRun, input),
    onUnauthenticated: expire,
  });
  const settings = createSettings({ store, storage, askGeneral: () => call(getGeneral, {}), askLogo: () => call(getLogo, {}) });
  const { busy, isBusy } = createBusy();
  const events = createEvents(store);
  const poll = createBalancePoll({
    store,
    storage,
    ask: () => call(askBalance, {}),
    listen: events.listen,
    onUnauthenticated: session.forget,
  });
  const dataSaver = createDataSaver(store);

  const languageAtom = atom<Language>(startLanguage);
  const choose = (language: Language) => {
    store.set(languageAtom, language);
    changeLanguage(language).catch((problem: unknown) => console.error('The language did not change', problem));
  };

  const shell = atom((get): Shell => ({
    session: {
      player: get(playerAtom),
      exchangeToken: get(playerAtom) && session.exchangeToken(),
      codes: get(codesAtom),
      restriction: get(restrictionAtom),
      start: session.start,
      end: session.end,
    },
    balance: { ...get(balanceAtom), refresh: poll.refresh },
    dialogs: {
      error: dialogs.error,
      success: dialogs.success,
      confirm: dialogs.confirm,
      confirmOwner: dialogs.confirmOwner,
    },
    events: { isOpen: get(eventsOpenAtom), listen: events.listen },
    language: { current: get(languageAtom), choose },
    layout: get(layoutAtom),
    dataSaver: { ...get(dataSaverAtom), choose: dataSaver.choose },
    settings: get(settingsAtom),
    navigate,
    launchGame,
    busy,
  }));
  const host: ShellHost = { shell, store, queryClient: createQueryClient(expire) };
  forgetWithPlayer(host.queryClient, store);
  return { host, store, session, poll, events, settings, dataSaver, dialogs, expire, connectRouter: connect, isBusy };
}

export type Services = ReturnType<typeof createServices>;

/** Registers work that a swap of releases or a reload would break; both wait until no work is registered. */
function createBusy() {
  const held = new Set<symbol>();
  return {
    busy(reason: string) {
      const mine = Symbol(reason);
      held.add(mine);
      return () => void held.delete(mine);
    },
    isBusy: () => held.size > 0,
  };
}
