import { act, screen } from '@testing-library/react';
import { getGameFacts, startPlayerPractice, startPractice } from '@site/api/contracts/catalogue';
import { DEMO_PLAYER, type ShellDoubleOptions } from '@site/remote/testing';
import { expectAccessible, never, on, refusal, renderRemote, type RemoteTestOptions } from '@site/testing';
import { sampleFacts, texts } from '#fixtures';
import { PracticePage } from './practice.page';

const GAME = { platform: 'PADMAPLAY', gameType: 'SLOT', gameCode: 'PP1042' };
const OPENED = { url: 'https://games.example/play?practice=1', session: 'S1', name: 'River Gold' };
const LIST = '/games?type=SLOT&title=Slots';

const PATH = '/practice?platform=PADMAPLAY&type=SLOT&code=PP1042';
const open = (shell: ShellDoubleOptions = {}, { api = [], path = PATH }: RemoteTestOptions = {}) =>
  renderRemote(<PracticePage />, {
    path,
    state: { returnTo: LIST },
    shell,
    texts,
    api: [on(startPractice, OPENED), on(startPlayerPractice, OPENED), on(getGameFacts, sampleFacts()), ...api],
  });

const frame = () => screen.findByTitle<HTMLIFrameElement>('River Gold');
async function tell(type: string) {
  const { contentWindow } = await frame();
  const data = { source: 'shapla-game', type, session: 'S1' };
  act(() => void window.dispatchEvent(new MessageEvent('message', { data, origin: 'https://games.example', source: contentWindow })));
}

it('opens a game without money for a visitor, and says that it is practice', async () => {
  const { api, container } = open();
  expect(await frame()).toHaveAttribute('src', OPENED.url);
  expect(screen.getByText('Practice')).toBeVisible();
  expect(screen.getByText('No real money. Nothing is won or lost.')).toBeVisible();
  expect(api.sentTo(startPractice)[0]?.body).toEqual(GAME);
  expect(api.sentTo(startPlayerPractice)).toEqual([]);
  await expectAccessible(container);
});

it('asks for a player, so that a break holds here as well', async () => {
  const { api } = open({ player: DEMO_PLAYER });
  await frame();
  expect(api.sentTo(startPlayerPractice)).toHaveLength(1);
  expect(api.sentTo(startPractice)).toEqual([]);
});

it('says why practice does not open, and offers to try again', async () => {
  const { api, user } = open({ player: DEMO_PLAYER }, { api: [on(startPlayerPractice, refusal('safer_play.time_out'))] });
  expect(await screen.findByRole('alert')).toHaveTextContent('break');
  api.change(on(startPlayerPractice, OPENED));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await frame()).toBeVisible();
});

it('waits visibly while the game opens', () => {
  open({}, { api: [on(startPractice, never())] });
  expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
});

it('offers another practice after the end, and the way back', async () => {
  const { api, user, location } = open();
  await tell('round-settled');
  expect(await frame()).toBeInTheDocument();
  await tell('close');
  expect(screen.getByText('The practice is over.')).toBeVisible();
  api.change(on(startPractice, { ...OPENED, session: 'S2', url: 'https://games.example/play?practice=2' }));
  await user.click(screen.getByRole('button', { name: 'Practise again' }));
  expect(await frame()).toHaveAttribute('src', 'https://games.example/play?practice=2');
  await user.click(screen.getByRole('button', { name: 'Close game' }));
  expect(location().pathname + location().search).toBe(LIST);
});

it('shows the rules beside the game', async () => {
  const { user } = open();
  await frame();
  await user.click(screen.getByRole('button', { name: 'Rules and return' }));
  expect(await screen.findByRole('dialog', { name: 'River Gold' })).toHaveTextContent('97.30 %');
});

it('explains an address without a game', () => {
  open({}, { path: '/practice' });
  expect(screen.getByRole('heading', { name: 'No game is open' })).toBeVisible();
});
