import { useEffect, type ReactElement } from 'react';
import { render, type RenderResult } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { MemoryRouter, useLocation, useNavigate, type Location } from 'react-router-dom';
import { connectClient } from '@site/api';
import { addTexts, startTexts, type Language } from '@site/i18n';
import { ShellProvider } from '@site/remote';
import { createShellDouble, type ShellDouble, type ShellDoubleOptions } from '@site/remote/double';
import { stubApi, type Stub, type StubbedApi } from './stub-api';

export interface RemoteTestOptions {
  /** A double of one's own, or what the default one (a visitor on a phone) should know. */
  shell?: ShellDouble | ShellDoubleOptions;
  /** Where the player stands: path, query and, in `state`, the router state. */
  path?: string;
  state?: unknown;
  language?: Language;
  /** The dictionaries of the remote; without them its keys are shown. */
  texts?: { namespace: string; en: Record<string, string>; bn?: Record<string, string> };
  /** What the platform answers: `[on(getGames, { games: [], message: '' })]`. */
  api?: readonly Stub[];
  /** Moves a fake clock while the player types and clicks. */
  advanceTimers?: (ms: number) => unknown;
}

export interface RemoteUnderTest extends RenderResult {
  user: UserEvent;
  shell: ShellDouble;
  api: StubbedApi;
  location(): Location;
}

/** The bearer that a logged-in double sends. */
export const TOKEN = 'token-of-test';

/** Renders a part of a remote as the shell would: session, texts, router, query client, and a platform that answers as told. */
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
    // Without a clock of the test's own nothing waits between two keys.
    user: userEvent.setup(options.advanceTimers ? { advanceTimers: options.advanceTimers } : { delay: null }),
    shell,
    api: stub,
    location: () => {
      if (!location) throw new Error('Nothing was rendered');
      return location;
    },
  };
}

// English is there at once; Bangla a tick later, so look for it with `findBy…`.
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
