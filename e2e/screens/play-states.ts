import { setTimer, type TimerKind } from '@site/api/contracts/safer-play';
import { ask } from '../fixtures/platform-call';
import { GameWindow } from '../pages/games.page';
import { action, playForMoney, spin } from './play-steps';
import type { PlayerState, PlayerStage } from './player-state';

const PRACTICE = '/practice?platform=PADMAPLAY&type=SLOT&code=PP1001';
const MINUTES = 5;
const SECONDS = MINUTES * 60 + 1;

async function practise(stage: PlayerStage) {
  await stage.page.goto(PRACTICE);
  await action(stage).waitFor();
}

/** Plays with a timer until its time is over. */
async function playUntil(stage: PlayerStage, kind: TimerKind) {
  await ask(stage.site, stage.account, setTimer.path, { kind, minutes: MINUTES });
  await playForMoney(stage);
  await stage.operator.moveClock(SECONDS);
  await stage.page.getByRole('dialog').waitFor();
  await stage.page.getByRole('dialog').locator('dl').waitFor();
}

/** Comes back to the pages of the site while the pause waits. */
async function leaveGame({ page }: PlayerStage) {
  await page.goto('/');
  await page.getByRole('dialog').locator('dl').waitFor();
}

/** Games without money, and the pauses of play. Those move the clock of the site. */
export const playStates: readonly PlayerState[] = [
  { name: 'practice, start', isReachedTwice: true, reach: practise },
  {
    name: 'practice, playing',
    isReachedTwice: true,
    async reach(stage) {
      await practise(stage);
      await spin(stage);
    },
  },
  {
    name: 'practice, over',
    isReachedTwice: true,
    async reach(stage) {
      await practise(stage);
      await new GameWindow(stage.page).game.locator('.practice button').last().click();
      await stage.page.locator('iframe').waitFor({ state: 'detached' });
    },
  },
  { name: 'reality check, game', isReachedTwice: true, reach: (stage) => playUntil(stage, 'check') },
  {
    name: 'reality check, site',
    async reach(stage) {
      await playUntil(stage, 'check');
      await leaveGame(stage);
    },
  },
  {
    name: 'reality check, stopped',
    async reach(stage) {
      await playUntil(stage, 'check');
      await leaveGame(stage);
      await stage.page.getByRole('button', { name: 'Stop', exact: true }).click();
      await stage.page.getByRole('dialog', { name: 'You have stopped' }).waitFor();
    },
  },
  { name: 'session limit, game', isReachedTwice: true, reach: (stage) => playUntil(stage, 'session') },
  {
    name: 'session limit, site',
    async reach(stage) {
      await playUntil(stage, 'session');
      await leaveGame(stage);
    },
  },
];
