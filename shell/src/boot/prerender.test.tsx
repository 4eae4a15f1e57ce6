import { hydrateRoot } from 'react-dom/client';
import { act } from '@testing-library/react';
import { OPEN_SLOT, otherRoute, type Frames } from '@site/api/contracts/site';
import { changeLanguage } from '@site/i18n';
import { stubApi } from '@site/testing';
import { Root } from '#chrome/frame/root';
import { healthyPlatform } from '#testing/platform';
import bn from '#locales/bn.json';
import { internalsOf, draw } from './prerender';

let frames: Frames;
let again: Frames;
beforeAll(async () => {
  frames = await draw();
  again = await draw();
  await changeLanguage('en');
});

const htmlOf = (key: string, route: string) => frames.html[frames.places[key]?.[route] ?? -1] ?? '';

it('draws nothing that changes with the moment', () => {
  expect(again).toEqual(frames);
});

it('draws the toolbar of the session, in the language of the page', () => {
  expect(htmlOf('en-mobile-guest', '/')).toContain('Sign up');
  expect(htmlOf('bn-mobile-guest', '/')).toContain(bn['toolbar.sign-up']);
  expect(htmlOf('en-mobile-player', '/deposit')).toContain('Player toolbar');
  expect(htmlOf('en-mobile-player', '/odds-view')).not.toContain('Player toolbar');
});

it('knows the areas that the specification does not name', () => {
  expect(htmlOf('en-desktop-player', otherRoute('player'))).toContain('aria-busy="true"');
});

it('has a place for the pending state of an area in the frame of a page that shows one', () => {
  expect(htmlOf('en-mobile-guest', '/')).toContain(OPEN_SLOT);
  expect(htmlOf('en-mobile-guest', '/deposit')).not.toContain(OPEN_SLOT);
  expect(htmlOf('en-mobile-player', '/deposit')).toContain(OPEN_SLOT);
});

// The journeys walk all paths, layouts and languages: in one page, parts that were loaded once are there at the next start.
it('React takes over the drawn frame of a visitor as it is', async () => {
  stubApi(...healthyPlatform());
  window.history.replaceState(null, '', '/');
  const problems: unknown[] = [];
  const element = document.body.appendChild(document.createElement('div'));
  const pending = '<div data-pending=""><p>Loading</p></div>';
  element.innerHTML = htmlOf('en-mobile-guest', '/').replace(OPEN_SLOT, OPEN_SLOT.replace('><', `>${pending}<`));
  const main = element.querySelector('main');
  const root = <Root internals={internalsOf('en', 'mobile', 'guest')} />;
  const taken = await act(() => hydrateRoot(element, root, { onRecoverableError: (problem) => problems.push(problem) }));
  expect(problems).toEqual([]);
  // A frame that is drawn anew would replace the elements of the document.
  expect(element.querySelector('main')).toBe(main);
  expect(element.querySelector('[data-pending]')).toHaveTextContent('Loading');
  await act(async () => taken.unmount());
});
