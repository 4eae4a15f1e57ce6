/** `full`: long lists, long names, large amounts and everything optional; `empty`: empty lists, zero amounts and nothing optional. */
export const DATA_SETS = ['full', 'empty'] as const;
/** One of the two sets of answers. */
export type DataSet = (typeof DATA_SETS)[number];

/** Token and name of the player whom the sample platform knows. */
export const TRIAL_PLAYER = 'gate';

const PAST = '2026-01-15T06:30:00.000Z';
const FUTURE = '2099-01-01T00:00:00.000Z';
const PICTURE = 'gate.svg';
const PICTURE_DATA = `data:image/svg+xml;base64,${Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64')}`;
const LONG_NAME = 'আব্দুল্লাহ আল-মামুন চৌধুরী, Premier League of Chattogram and Sylhet';
const LARGE_AMOUNT = '1234567890.12';

type Sample = (at: number) => readonly unknown[];
const always =
  (...values: readonly unknown[]): Sample =>
  () =>
    values;

/** Fields that a schema cannot explain, in both sets: with other values a page would be closed, or never come to rest. */
const EVERYWHERE: Readonly<Record<string, Sample>> = {
  site_status: always(1),
  restriction: always(undefined, null),
  live_chat: always(''),
  tawk_id: always(''),
  intercom: always(''),
  currency: always('BDT'),
  success: always(true),
  token: always(TRIAL_PLAYER),
  remote_id: always(TRIAL_PLAYER),
  has_more: always(false),
  isOver: always(false),
  year: always(2026),
  month: (at) => [(at % 12) + 1],
};

/** Fields of the full set whose name says more than their schema. */
const FULL: Readonly<Record<string, Sample>> = {
  status: always('active'),
  session_id: always('1'),
  email: always('somebody.with.a.long.name@example.com'),
  phone: always('01712345678'),
  account_number: always('01712345678'),
  reference: (at) => [`C-${String(at + 1).padStart(8, '0')}`],
  style: (at) => [`lv${at % 16}`],
  progress: always(40),
  total: always(120),
  last_page: always(3),
  expires_in: always(300),
  price: (at) => [1.98 + at / 100],
  back: always(1.98),
  lay: always(1.99),
  odds: always('1.98'),
  run: always('64'),
  link: always('/promotions'),
  exchange_link: always('https://exchange.example'),
};

const ENDS = /^(until|due_at|end_date)$/;
const FILES = /^(icon|logo|mobile_logo|loader_logo|favicon|thumbnail|thubmnail)$/;
const IDS = /(^|_)id$|Id$/;

/** Values that the name of a field suggests; the first that its schema accepts is taken. @param at place in its list, from 0 */
export function suggested(set: DataSet, name: string, at: number): readonly unknown[] {
  const known = EVERYWHERE[name] ?? (set === 'full' ? FULL[name] : undefined);
  if (known) return known(at);
  if (FILES.test(name)) return [PICTURE];
  if (IDS.test(name)) return [at + 1, String(at + 1)];
  return ENDS.test(name) && set === 'full' ? [FUTURE] : [];
}

/** Texts of a set, one of which fits each text of the contracts. */
export const textsOf = (set: DataSet, at: number): readonly string[] => [
  ...(set === 'full' ? [`${LONG_NAME} ${at + 1}`, LARGE_AMOUNT] : ['', '0.00']),
  PAST,
  PAST.slice(0, 10),
  PICTURE_DATA,
  TRIAL_PLAYER,
];

/** Numbers of a set, one of which fits each number of the contracts. */
export const numbersOf = (set: DataSet, at: number): readonly number[] => (set === 'full' ? [1000 + at, 1, 0] : [0, 1]);
