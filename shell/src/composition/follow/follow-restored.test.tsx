import { act } from '@testing-library/react';
import { browserStorage } from '#core/session/browser-storage';
import { endShells, renderShell } from '#testing/render-shell';
import { followRestored } from './follow-restored';

afterEach(endShells);

const show = (persisted: boolean) => act(async () => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })));

it('knows of a log-out in another tab when the browser brings the page back', async () => {
  const { services, shell } = await renderShell({ path: '/no-such-page', isPlayer: true });
  const stop = followRestored(services);
  browserStorage.clear();
  await show(false);
  expect(shell().session.player).not.toBeNull();
  await show(true);
  expect(shell().session.player).toBeNull();
  stop();
});
