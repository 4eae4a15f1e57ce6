import { act, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { changeLanguage, startTexts, type Language } from '@site/i18n';
import type { ChannelDocument, RemotePath } from '@site/remote';
import { stubApi, type Stub } from '@site/testing';
import { Root } from '#chrome/frame/root';
import { followLayout } from '#core/layout/layout';
import { followNetwork } from '#core/notices';
import { channelDocumentAtom } from '#composition/releases/channel-document.atoms';
import type { CodeSource } from '#composition/remotes/load-remote';
import { createRouter } from '#composition/routing/current-decision';
import { createPathTable } from '#composition/routing/path-table';
import { createServices } from '#composition/services/create-services';
import { addShellTexts } from '#core/texts';
import { channelDocument } from './documents';
import { healthyPlatform } from './platform';
import { remotesFrom } from './remotes';
import { browserStorage } from '#core/session/browser-storage';

interface ShellTestOptions {
  path?: string;
  isPlayer?: boolean;
  /** Further values in local storage. */
  stored?: Record<string, string>;
  width?: number;
  language?: Language;
  claims?: Record<string, readonly RemotePath[]>;
  api?: readonly Stub[];
  /** Channel document, for the panels that the shell shows. */
  released?: ChannelDocument;
  /** Source of the panels' code. */
  source?: CodeSource;
  advanceTimers?: (ms: number) => unknown;
}

const CLAIMS = {
  'mf-catalogue': [
    { path: '/', access: 'public' },
    { path: '/games', access: 'public' },
    { path: '/gamerun', access: 'player', frame: 'bare' },
  ],
  'mf-access': [
    { path: '/login', access: 'public' },
    { path: '/signup', access: 'public' },
  ],
} as const satisfies Record<string, readonly RemotePath[]>;

export const PHONE_WIDTH = 390;
export const DESKTOP_WIDTH = 1440;

const stops: (() => void)[] = [];

/** Renders the shell's own root with its real services; only the remotes and the platform are stubs. */
export async function renderShell(options: ShellTestOptions = {}) {
  const { path = '/', isPlayer = false, stored = {}, width = PHONE_WIDTH, language = 'en', claims = CLAIMS, api = [] } = options;
  const { released = channelDocument(), source } = options;
  browserStorage.clear();
  document.cookie = 'data-saver=; max-age=0; path=/';
  const session: Record<string, string> = isPlayer ? { token: 'T1', remote_id: 'R1', username: 'rahim2026', exchangeToken: 'X1' } : {};
  for (const [key, value] of Object.entries({ ...session, ...stored })) browserStorage.setItem(key, value);
  window.innerWidth = width;
  window.history.replaceState(null, '', path);
  const platform = stubApi(...healthyPlatform(), ...api);

  await addShellTexts();
  await startTexts(language);
  const services = createServices(language, async () => (await import('#chrome/dialogs/owner-dialog')).OwnerDialog);
  stops.push(
    followLayout(services.store),
    followNetwork(services.store),

    services.session.followOtherTabs(),
  );
  services.session.read();
  services.dataSaver.read();
  stops.push(services.poll.start());
  const router = createRouter(services.store, createPathTable(claims));
  services.store.set(channelDocumentAtom, released);
  const remotes = remotesFrom(services.store, source);
  const view = render(<Root internals={{ services, router, areas: new Map(), remotes: remotes.source }} />);
  await act(async () => void (await services.settings.load()));
  const user = userEvent.setup(options.advanceTimers ? { advanceTimers: options.advanceTimers } : { delay: null });
  return { ...view, user, platform, services, remotes, shell: () => services.store.get(services.host.shell) };
}

/** For `afterEach`: stops the polls and listeners of all rendered shells. */
export async function endShells() {
  for (const stop of stops.splice(0)) stop();
  await changeLanguage('en');
}

export const place = () => window.location.pathname + window.location.search;
