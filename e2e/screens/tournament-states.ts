import { getTournaments, joinTournament } from '@site/api/contracts/rewards';
import { until } from '@site/testing/patience';
import { ask } from '../fixtures/platform-call';
import { playForMoney } from './play-steps';
import type { PlayerState, PlayerStage } from './player-state';
import { logInAs } from './stage-steps';

const DAY_MS = 86_400_000;
const DHAKA_MS = 6 * 3_600_000;
/** The clock may be hours ahead already. */
const PAID_AFTER_S = 86_400 + 11 * 60;
const PRIZES = ['5000', '2500', '1000', '500', '500', '500'];

const moment = (ms: number) => new Date(Date.now() + ms).toISOString();
/** A day in Dhaka. */
const day = (ms: number) => moment(ms + DHAKA_MS).slice(0, 10);
/** Days since Monday. */
const weekday = () => (new Date(Date.now() + DHAKA_MS).getUTCDay() + 6) % 7;

const planRunning = ({ operator }: PlayerStage) =>
  operator.tournament('Friday night slots', { name_bn: 'শুক্রবার রাতের স্লট', prizes: PRIZES, until: moment(DAY_MS) });

async function plan(stage: PlayerStage) {
  const { operator } = stage;
  await planRunning(stage);
  const times = { from: moment(DAY_MS), until: moment(3 * DAY_MS) };
  await operator.tournament('Weekend cup of the delta', { name_bn: 'বদ্বীপের সপ্তাহান্ত কাপ', prizes: PRIZES.slice(0, 3), ...times });
}

let planned: Promise<void> | undefined;
/** Plans tournaments and missions with the first use. */
const planOnce = (stage: PlayerStage) => (planned ??= plan(stage).then(() => planMissions(stage)));

/** Joins what runs, and plays one round. */
async function joinAndPlay(stage: PlayerStage) {
  const { tournaments } = getTournaments.output.parse(await ask(stage.site, stage.account, getTournaments.path));
  const running = tournaments.find(({ phase }) => phase === 'running');
  if (!running) throw new Error('No tournament runs');
  await ask(stage.site, stage.account, joinTournament.path.replace(':id', String(running.id)), {});
  await playForMoney(stage);
  return running.id;
}

async function planMissions({ operator }: PlayerStage) {
  const monday = -weekday() * DAY_MS;
  await operator.mission({
    ...{ name: 'One round a day', name_bn: 'দিনে এক রাউন্ড', goal: 'rounds', target: 1, game_type: 'SLOT', prize: '20' },
    ...{ period: 'day', first_day: day(0), last_day: day(7 * DAY_MS) },
  });
  await operator.mission({
    ...{ name: 'A busy week', name_bn: 'ব্যস্ত সপ্তাহ', goal: 'turnover', target: 5000, least_stake: '10', prize: '250' },
    ...{ period: 'week', first_day: day(monday), last_day: day(monday + 13 * DAY_MS) },
  });
}

/** Nothing is planned before the first of them, so their order matters. */
export const tournamentStates: readonly PlayerState[] = [
  { name: 'tournaments, none', reach: async ({ page }) => void (await page.goto('/tournaments')) },
  { name: 'missions, none', reach: async ({ page }) => void (await page.goto('/tournaments?view=missions')) },
  {
    name: 'tournaments, several',
    isWhole: true,
    async reach(stage) {
      await planOnce(stage);
      await stage.page.goto('/tournaments');
      await stage.page.getByRole('button', { name: 'Join' }).first().waitFor();
    },
  },
  {
    name: 'tournaments, table',
    isWhole: true,
    async reach(stage) {
      await planOnce(stage);
      await stage.page.goto(`/tournaments?tournament=${await joinAndPlay(stage)}`);
      await stage.page.getByRole('table').waitFor();
    },
  },
  {
    name: 'missions, several',
    isWhole: true,
    async reach(stage) {
      await planOnce(stage);
      await playForMoney(stage);
      await stage.page.goto('/tournaments?view=missions');
      await stage.page
        .getByRole('button', { name: /^Claim/ })
        .first()
        .waitFor();
    },
  },
  {
    name: 'missions, claimed',
    isWhole: true,
    async reach(stage) {
      await playForMoney(stage);
      await stage.page.goto('/tournaments?view=missions');
      await stage.page
        .getByRole('button', { name: /^Claim/ })
        .first()
        .click();
      await stage.page
        .getByText(/^Claimed/)
        .first()
        .waitFor();
    },
  },
];

/** It moves the clock of the site, so its place is last. */
export const paidTournamentStates: readonly PlayerState[] = [
  {
    name: 'tournament, paid',
    isWhole: true,
    layouts: ['phone'],
    async reach(stage) {
      await planRunning(stage);
      const id = await joinAndPlay(stage);
      await stage.operator.moveClock(PAID_AFTER_S);
      Object.assign(stage.account, await logInAs(stage.page, stage.site, stage.account));
      await until(async () => {
        const { tournaments } = getTournaments.output.parse(await ask(stage.site, stage.account, getTournaments.path));
        return tournaments.some((one) => one.id === id && one.own?.is_paid === true && one.phase === 'finished');
      });
      await stage.page.goto(`/tournaments?tournament=${id}`);
      await stage.page.getByRole('table').waitFor();
    },
  },
];
