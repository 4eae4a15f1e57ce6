import { useEffect, type ReactElement } from 'react';
import { render, type RenderResult } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { MemoryRouter, useLocation, useNavigate, type Location } from 'react-router-dom';
import { connectClient } from '@site/api';
import { addTexts, startTexts, type Language } from '@site/i18n';
import { ShellProvider } from '@site/remote';
import { createShellDouble, type ShellDouble, type ShellDoubleOptions } from '@site/remote/testing';
import { prepareDialogs } from '@site/ui';
import { stubApi, type Stub, type StubbedApi } from './stub-api';

// In a page the first press fetches this code; a test begins after it.
beforeAll(prepareDialogs);

export interface RemoteTestOptions {
  /** A shell double, or options of the default one (a guest on a phone). */
  shell?: ShellDouble | ShellDoubleOptions;
  /** Current path and query; `state` is the router state. */
  path?: string;
  state?: unknown;
  language?: Language;
  /** Dictionaries of the remote; without them the keys are shown. */
  texts?: { namespace: string; en: Record<string, string>; bn?: Record<string, string> };
  /** Stubbed answers of the platform: `[on(getGames, { games: [], message: '' })]`. */
  api?: readonly Stub[];
  /** Advances a fake clock while the player types and clicks. */
  advanceTimers?: (ms: number) => unknown;
}

export interface RemoteUnderTest extends RenderResult {
  user: UserEvent;
  shell: ShellDouble;
  api: StubbedApi;
  location(): Location;
}

/** Bearer token that a logged-in double sends. */
export const TOKEN = 'token-of-test';

/** Renders a part of a remote with all that the shell gives it: session, texts, router and query client; `api` stubs the platform. */
export function renderRemote(ui: ReactElement, options: RemoteTestOptions = {}): RemoteUnderTest {
  const { path = '/', state, texts, api = [] } = options;
  const shell = doubleOf(options);
  const stub = stubApi(...api);
  const language = options.language ?? shell.current().language.current;
  connectClient({ session: { token: () => (shell.current().session.player ? TOKEN : null), renewed: () => {} } });
  speak(language, texts);

  let location: Location | undefined;
  const [pathname, search] = path.split('?');
  const view = render(
    <ShellProvider host={shell}>
      <MemoryRouter initialEntries={[{ pathname, search: search ? `?${search}` : '', state }]}>
        <Place
          shell={shell}
          onMove={(next) => {
            location = next;
          }}
        />
        {ui}
      </MemoryRouter>
    </ShellProvider>,
  );

  return {
    ...view,
    // Without a fake clock there is no delay between two keys.
    user: userEvent.setup(options.advanceTimers ? { advanceTimers: options.advanceTimers } : { delay: null }),
    shell,
    api: stub,
    location: () => {
      if (!location) throw new Error('Nothing was rendered');
      return location;
    },
  };
}

// English is loaded synchronously and Bangla later, so find Bangla texts with `findBy…`.
function speak(language: Language, texts: RemoteTestOptions['texts']) {
  if (document.documentElement.lang !== language) void startTexts(language);
  if (!texts) return;
  void addTexts(texts.namespace, 'en', texts.en);
  if (texts.bn) void addTexts(texts.namespace, 'bn', texts.bn);
}

function doubleOf({ shell, language }: RemoteTestOptions) {
  const double = shell && 'notes' in shell ? shell : createShellDouble(shell);
  if (language) double.change({ language });
  return double;
}

function Place({ shell, onMove }: { shell: ShellDouble; onMove(location: Location): void }) {
  const location = useLocation();
  const navigate = useNavigate();
  onMove(location);
  useEffect(() => shell.onNavigate((path, how) => void navigate(path, how)), [shell, navigate]);
  return null;
}
