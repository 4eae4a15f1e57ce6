import { EARLY_PRESS, frameKey } from '@site/api/contracts/site';
import { act } from '@testing-library/react';
import { startTexts } from '@site/i18n';
import { stubApi } from '@site/testing';
import { addShellTexts } from '#core/texts';
import { channelDocument } from '#testing/documents';
import { healthyPlatform } from '#testing/platform';
import { renderFrame } from './05-render';
import { draw, internalsOf } from './prerender';

/** The open menu asks which entries the areas bring. */
const REMOTES = { now: channelDocument, place: { device: { id: null, pins: {} }, hostname: 'localhost' } };

it('fails when the frame cannot be rendered, so that the start shows the page for this', async () => {
  await addShellTexts();
  await startTexts('en');
  const report = jest.fn();
  Object.assign(globalThis, { reportError: report });
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const internals = internalsOf('en', 'mobile', 'guest');
  internals.router.decideAt = () => {
    throw new Error('No decision');
  };
  document.body.innerHTML = `<div id="root" data-frame="${frameKey({ language: 'en', layout: 'mobile', session: 'guest' })}"><p></p></div>`;
  await expect(renderFrame(internals)).rejects.toThrow('No decision');
  expect(report).toHaveBeenCalled();
});

it('presses the button again that was pressed before the code was there', async () => {
  stubApi(...healthyPlatform());
  const { html, places } = await draw();
  await startTexts('en');
  window.history.replaceState(null, '', '/');
  const key = frameKey({ language: 'en', layout: 'mobile', session: 'guest' });
  document.body.innerHTML = `<div id="root" data-frame="${key}">${html[places[key]?.['/'] ?? -1] ?? ''}</div>`;
  const button = document.querySelector<HTMLButtonElement>('button[aria-expanded]');
  expect(button).not.toHaveAttribute('aria-expanded', 'true');
  Object.assign(window, { [EARLY_PRESS]: button });
  // React works only when the callback of act is over, so the callback cannot wait for the frame.
  let frame: Promise<void> | undefined;
  const internals = Object.defineProperty(internalsOf('en', 'mobile', 'guest'), 'remotes', { value: REMOTES });
  await act(async () => void (frame = renderFrame(internals)));
  await act(async () => frame);
  expect(button).toHaveAttribute('aria-expanded', 'true');
});
