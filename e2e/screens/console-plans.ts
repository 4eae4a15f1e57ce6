import { joinTournament } from '@site/api/contracts/rewards';
import type { TestAccount } from '../fixtures/accounts';
import type { ConsoleSite, CallAsPerson } from '../fixtures/console-site';
import { ask } from '../fixtures/platform-call';

const HOUR_MS = 3_600_000;
/** The shortest tournament is over before the first picture. */
const SHORT_MS = 4_000;
const DHAKA_MS = 6 * HOUR_MS;

const moment = (fromNowMs: number) => new Date(Date.now() + fromNowMs).toISOString();
const day = (fromToday: number) => new Date(Date.now() + DHAKA_MS + fromToday * 24 * HOUR_MS).toISOString().slice(0, 10);

/** Plans tournaments and missions in each state; the players join the tournament that runs. */
export async function planRewards(site: ConsoleSite, accounts: readonly TestAccount[]) {
  const [karim, salma] = [await site.colleague('karim'), await site.colleague('salma')];
  await planTournaments(site.url, accounts, karim, salma);
  await planMissions(karim, salma);
}

async function planTournaments(url: string, accounts: readonly TestAccount[], karim: CallAsPerson, salma: CallAsPerson) {
  const plan = (name: string, name_bn: string, [from, until]: [number, number], more: object = {}) =>
    make(karim, '/tournaments', {
      name,
      name_bn,
      game_type: 'SLOT',
      from: moment(from),
      until: moment(until),
      prizes: ['5000', '2500', '1000'],
      ...more,
    });
  await plan('Friday night of slots', 'শুক্রবার রাতের স্লট', [0, SHORT_MS]);
  const runs = await plan('Padma river race', 'পদ্মা নদীর দৌড়', [0, 6 * HOUR_MS]);
  await plan('Eid tournament of all games', 'ঈদের সব খেলার টুর্নামেন্ট', [48 * HOUR_MS, 72 * HOUR_MS], { game_type: undefined });
  const taken = await plan('Morning of table games', 'সকালের টেবিল খেলা', [24 * HOUR_MS, 30 * HOUR_MS]);
  await karim(`/tournaments/${taken}/withdraw`, {});
  const large = { prizes: ['50000', '25000', '10000', '5000', '5000'] };
  const refused = await plan('Grand week of slots', 'স্লটের বড় সপ্তাহ', [24 * HOUR_MS, 190 * HOUR_MS], large);
  await salma(`/tournaments/${refused}/refuse`, {});
  await plan('Victory Day cup', 'বিজয় দিবস কাপ', [24 * HOUR_MS, 48 * HOUR_MS], large);
  for (const account of accounts) await ask(url, account, joinTournament.path.replace(':id', String(runs)), {});
}

async function planMissions(karim: CallAsPerson, salma: CallAsPerson) {
  const propose = (name: string, name_bn: string, [first, last]: [number, number], more: object) =>
    make(karim, '/missions', { name, name_bn, period: 'day', first_day: day(first), last_day: day(last), prize: '50', ...more });
  const runs = await propose('Twenty rounds a day', 'দিনে বিশ রাউন্ড', [0, 6], {
    goal: 'rounds',
    target: 20,
    least_stake: '10',
    game_type: 'SLOT',
  });
  const later = await propose('Turnover of the weekend', 'সপ্তাহান্তের টার্নওভার', [2, 4], { goal: 'turnover', target: 5000, prize: '150' });
  const taken = await propose('Rounds of December', 'ডিসেম্বরের রাউন্ড', [5, 30], { goal: 'rounds', target: 50 });
  const refused = await propose('A hundred rounds', 'একশ রাউন্ড', [1, 9], { goal: 'rounds', target: 100, prize: '900' });
  await propose('Ten thousand of turnover', 'দশ হাজার টার্নওভার', [1, 14], { goal: 'turnover', target: 10_000, prize: '250' });
  for (const mission of [runs, later, taken]) await salma(`/missions/${mission}/confirm`, {});
  await salma(`/missions/${refused}/refuse`, {});
  await salma(`/missions/${taken}/end`, {});
}

async function make(call: CallAsPerson, path: string, body: object): Promise<number> {
  return ((await call(path, body)) as { id: number }).id;
}
