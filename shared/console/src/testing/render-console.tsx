import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { startTexts, type Language } from '@site/i18n';
import { readSession, RELEASES_PATH, type OpenCall, type Session } from '@site/platform-operator/calls';
import * as z from '@site/api/schema';
import { defineEndpoint } from '@site/api/schema';
import { never, on, refusal, stubApi, type Stub } from '@site/testing';
import { prepareDialogs } from '@site/ui';
import { createQueryClient, endpointOf, type AnsweredCall } from '#calls';
import { noteFailure } from '#session';
import { App } from '../app';
import { addOwnTexts } from '../texts';

/** jsdom has no layout, and a virtual list draws nothing in a place without a height. */
const HEIGHT_PX = 600;

beforeAll(prepareDialogs);
beforeEach(() => {
  localStorage.clear();
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(HEIGHT_PX);
});
afterEach(() => jest.restoreAllMocks());

interface ConsoleOptions {
  /** The person; null for nobody. */
  session?: Session | null;
  path?: string;
  api?: readonly Stub[];
  language?: Language;
}

/** Stubs a call of the operator's listener. */
export const onCall = <C extends AnsweredCall>(named: C, ...replies: Parameters<typeof on<ReturnType<typeof endpointOf<C>>>>[1][]) =>
  on(endpointOf(named), ...replies);

/** A verb of the release service, whose answer is text: one JSON value a line. */
export const verb = (name: string) =>
  defineEndpoint({
    method: 'POST',
    path: `${RELEASES_PATH}/v1/channels/live/${name}`,
    access: 'public',
    input: z.object({}),
    output: z.string(),
    errors: [],
    summary: name,
  });

/** A stream of events; it ends with the text that is its answer. */
export const onEvents = (path: OpenCall['path'], events: readonly (readonly [name: string, data: unknown])[]) => {
  const frames = events.map(([name, data]) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`).join('');
  const endpoint = defineEndpoint({
    method: 'GET',
    path,
    access: 'public',
    input: z.object({}),
    output: z.string(),
    errors: [],
    summary: path,
  });
  return on(endpoint, frames, never());
};

/** The whole console at an address, for one person. */
export function renderConsole({ session = null, path = '/', api = [], language = 'en' }: ConsoleOptions = {}) {
  const stub = stubApi(onCall(readSession, session ?? refusal('platform.unauthenticated')), ...api);
  addOwnTexts();
  void startTexts(language);
  const view = render(
    <QueryClientProvider client={createQueryClient(noteFailure)}>
      <MemoryRouter initialEntries={[path]}>
        <App />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { ...view, user: userEvent.setup({ delay: null }), api: stub };
}
