import { act, fireEvent, screen } from '@testing-library/react';
import type { Slide } from '@site/api/contracts/site';
import { renderRemote, startFakeClock } from '@site/testing';
import { texts } from '#fixtures';
import { MainStage } from './main-stage';

const slides: Slide[] = ['Lily', 'Cricket', 'Live'].map((name) => ({ name, link: '/games', thubmnail: `slides/${name}.svg` }));

const shown = () => screen.getAllByRole('listitem').map((item) => item.querySelector('strong')?.textContent);

async function openStage(layout: 'mobile' | 'desktop' = 'mobile', savesData = false) {
  const clock = startFakeClock();
  const view = renderRemote(<MainStage slides={slides} />, { shell: { layout, savesData }, texts, advanceTimers: clock.advance });
  // The code of the carousel arrives after the first render.
  await clock.advance(0);
  return { clock, ...view };
}

it('CATALOGUE-003: the slider goes on every three seconds and round again', async () => {
  const { clock } = await openStage();
  await clock.advance(2999);
  expect(shown()).toEqual(['Lily']);
  await clock.advance(1);
  expect(shown()).toEqual(['Cricket']);
  await clock.advance(3000);
  expect(shown()).toEqual(['Live']);
  await clock.advance(3000);
  expect(shown()).toEqual(['Lily']);
});

it('stays where the player paused it', async () => {
  const { clock, user } = await openStage();
  await user.click(screen.getByRole('button', { name: 'Pause the slides' }));
  fireEvent.blur(screen.getByRole('button', { name: 'Play the slides' }));
  fireEvent.pointerLeave(screen.getByRole('region', { name: 'Highlights' }));
  await clock.advance(10_000);
  expect(shown()).toEqual(['Lily']);
});

it('rests while the focus is on it', async () => {
  const { clock } = await openStage();
  fireEvent.focus(screen.getByRole('link'));
  await clock.advance(10_000);
  expect(shown()).toEqual(['Lily']);
  fireEvent.blur(screen.getByRole('link'));
  await clock.advance(3100);
  expect(shown()).toEqual(['Cricket']);
});

it('rests while the pointer is over it', async () => {
  const { clock } = await openStage();
  fireEvent.pointerEnter(screen.getByRole('region', { name: 'Highlights' }));
  await clock.advance(10_000);
  expect(shown()).toEqual(['Lily']);
});

it('does not turn for a player who prefers less motion', async () => {
  const media = jest
    .spyOn(globalThis, 'matchMedia')
    .mockImplementation((query) => ({ ...window.matchMedia.call(window, query), matches: true }));
  media.mockImplementation(
    (query) => ({ media: query, matches: true, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList,
  );
  const { clock } = await openStage();
  await clock.advance(10_000);
  expect(shown()).toEqual(['Lily']);
  expect(screen.getByRole('button', { name: 'Play the slides' })).toBeInTheDocument();
  media.mockRestore();
});

it('saves data: it does not turn by itself, and loads a picture when its slide is shown', async () => {
  const { clock, user, shell } = await openStage('mobile', true);
  const pictures = () => [...document.querySelectorAll('img')].map((picture) => picture.getAttribute('src'));
  await clock.advance(10_000);
  expect(shown()).toEqual(['Lily']);
  expect(pictures()).toEqual(['/storage/slides/Lily.svg']);
  await user.click(screen.getByRole('button', { name: 'Slide 3 of 3' }));
  expect(pictures()).toEqual(['/storage/slides/Live.svg']);
  act(() => shell.change({ savesData: false }));
  expect(pictures()).toHaveLength(3);
  expect(screen.getByRole('button', { name: 'Pause the slides' })).toBeInTheDocument();
});

it('is turned by hand, with arrows on a desktop', async () => {
  const { user } = await openStage('desktop');
  await user.click(screen.getByRole('button', { name: 'Slide 3 of 3' }));
  expect(shown()).toEqual(['Live']);
  await user.click(screen.getByRole('button', { name: 'Previous slide' }));
  expect(shown()).toEqual(['Cricket']);
  await user.click(screen.getByRole('button', { name: 'Next slide' }));
  expect(shown()).toEqual(['Live']);
});
