import Fastify, { type FastifyInstance } from 'fastify';
import { createManualClock } from '@site/platform-kit/time/clock';
import { createTestDatabase, openTestDatabase } from '@site/platform-testing/test-cluster';
import { createDemoFeed } from '@site/platform-match-simulator/testing';
import { EXCHANGE_SPORTS, type ExchangeSport } from '@site/api/contracts/exchange';
import type { ScoreBoard } from './board';
import { addPages } from './pages.routes';

const SITE = 'https://site.test';
const clock = createManualClock();
const feed = createDemoFeed();
let app: FastifyInstance;
let close: () => Promise<void>;

beforeAll(async () => {
  const made = await createTestDatabase();
  const database = openTestDatabase(made.url);
  close = () => database.close().then(made.drop);
  app = Fastify();
  await addPages(app, { db: database.db, feed, clock, siteOrigin: SITE, frameOrigins: [SITE] });
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await close();
});

const get = (url: string, headers = {}) => app.inject({ url, headers });
const liveOf = (sport: ExchangeSport) => {
  const live = feed.events(sport, clock.now()).find(({ inplay }) => inplay);
  if (!live) throw new Error(`No ${sport} is played`);
  return live;
};
const boardOf = async (id: string, language = 'en') => (await get(`/board/${id}?lang=${language}`)).json<ScoreBoard>();
const policyOf = ({ headers }: { headers: Record<string, unknown> }) => String(headers['content-security-policy']);

describe.each(EXCHANGE_SPORTS)('%s', (sport) => {
  it('EXCHANGE-026, PLATFORM-057, 058: has a score page and a picture, in both languages', async () => {
    const { id, name } = liveOf(sport);
    for (const [language, title] of [
      ['en', 'Score'],
      ['bn', 'স্কোর'],
    ] as const) {
      const score = await get(`/score/${id}?lang=${language}`);
      expect(score.statusCode).toBe(200);
      expect(score.body).toContain(`<html lang="${language}">`);
      expect(score.body).toContain(`<title>${title} – ${name}</title>`);
      expect(score.body).toContain(`/board/${id}?lang=${language}`);
    }
    const stream = await get(`/stream?chid=${id}&userip=203.0.113.7`);
    expect(stream.statusCode).toBe(200);
    expect(stream.body).toContain('Simulated live view');
    expect(stream.body).not.toContain('203.0.113.7');
  });

  it('shows the score of the feed and updates it', async () => {
    const { id } = liveOf(sport);
    for (let minute = 0; minute < 30; minute += 1) {
      clock.advance(20);
      const said = await boardOf(id);
      const score = feed.event(id, clock.now())?.score;
      expect(said.sides).toEqual(score?.sides);
      expect(said.picture.caption).not.toBe('');
      expect(said.picture.sinceMs).toBeGreaterThanOrEqual(0);
    }
  });

  it('shows the start time of a match to come', async () => {
    const { id, name } = feed.events(sport, clock.now()).find(({ score }) => !score) ?? liveOf(sport);
    const said = await boardOf(id, 'bn');
    expect(said).toMatchObject({ phase: 'শুরু হয়নি', isLive: false, picture: { kind: 'wait' } });
    expect(said.sides.map((side) => side.name)).toEqual(name.split(' v '));
    expect(said.picture.caption).toMatch(/^শুরু \d\d\/\d\d\/\d{4}/);
  });

  it('shows that a match is over', async () => {
    const now = clock.now();
    const [over] = feed.ended(sport, new Date(now.getTime() - 12 * 3_600_000), now);
    expect(await boardOf(over?.id ?? '')).toMatchObject({ isLive: false, picture: { kind: 'over', caption: 'The match is over' } });
  });

  it('shows an event of the match while it happens', async () => {
    const { id } = liveOf(sport);
    const kinds = new Set<string>();
    for (let second = 0; second < 900; second += 3) {
      clock.advance(3);
      kinds.add((await boardOf(id)).picture.kind);
    }
    const expected = { cricket: ['run-up', 'runs'], soccer: ['play'], tennis: ['rally', 'point'] }[sport];
    expect([...kinds]).toEqual(expect.arrayContaining(expected));
    expect(kinds.size).toBeGreaterThan(1);
  });
});

it('EXCHANGE-026, PLATFORM-058: refuses an invalid viewer address', async () => {
  const { id } = liveOf('cricket');
  for (const url of [`/stream?chid=${id}`, `/stream?chid=${id}&userip=me`, '/stream?userip=203.0.113.7', '/stream']) {
    const answer = await get(url, { 'accept-language': 'bn-BD,bn;q=0.9' });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain('এই ঠিকানাটি সম্পূর্ণ নয়');
  }
  expect((await get(`/stream?chid=${id}&userip=2001:db8::1`)).statusCode).toBe(200);
});

it.each(['/score/nothing', '/score/49999999', '/score/%3Cscript%3E', '/stream?chid=nothing&userip=203.0.113.7'])(
  'serves an unknown event with an explaining page: %s',
  async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('There is no such event');
    expect(answer.body).not.toContain('<script>');
  },
);

it('has no board for an unknown event', async () => {
  expect((await get('/board/49999999')).statusCode).toBe(404);
});

it('PLATFORM-058, N-21: runs only its own files, sends no request elsewhere, and can be framed by the site only', async () => {
  const { id } = liveOf('soccer');
  const answer = await get(`/score/${id}`);
  expect(policyOf(answer)).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
  expect(policyOf(answer)).toContain(`frame-ancestors ${SITE}`);
  const addresses = [...answer.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address ?? '');
  expect(addresses.length).toBeGreaterThan(2);
  for (const address of addresses.filter((one) => one !== 'data:,')) {
    expect(address).toMatch(/^\/assets\//);
    expect((await get(address)).statusCode).toBe(200);
  }
});

it('serves every module that another module imports', async () => {
  const { id } = liveOf('soccer');
  const base = /(\/assets\/\w+)\//.exec((await get(`/score/${id}`)).body)?.[1] ?? '';
  for (const page of ['score.page', 'stream.page', 'stand-in.page', 'intercom.page']) {
    const { body } = await get(`${base}/browser/${page}`);
    const wanted = [...body.matchAll(/from '\.\/([^']+)'|from "\.\/([^"]+)"/g)].map(([, one, other]) => one ?? other);
    expect(wanted.length).toBeGreaterThan(0);
    for (const name of wanted) expect((await get(`${base}/browser/${name}`)).headers['content-type']).toContain('javascript');
  }
  expect((await get(`${base}/browser/../pages.routes`)).statusCode).toBe(404);
});

describe('the frame for Intercom', () => {
  it('runs the messenger and this host’s own files, and can be framed by the site only', async () => {
    const answer = await get('/support?intercom=cl0lf7xa&lang=bn');
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('"id":"cl0lf7xa"');
    expect(answer.body).toContain('<title>সাপোর্ট চ্যাট</title>');
    const scripts = /script-src ([^;]*)/.exec(policyOf(answer))?.[1]?.split(' ') ?? [];
    expect(scripts.filter((source) => source !== "'self'").map((source) => new URL(source).hostname)).toEqual([
      'app.intercom.io',
      'widget.intercom.io',
      'js.intercomcdn.com',
    ]);
    expect(policyOf(answer)).toContain(`frame-ancestors ${SITE}`);
    expect(policyOf(await get(`/score/${liveOf('soccer').id}`))).not.toContain('intercom');
  });

  it.each(['/support', '/support?intercom=', '/support?intercom=%22%3E%3Cscript%3E', '/support?intercom=a&intercom=b'])(
    'refuses an invalid id: %s',
    async (url) => {
      const answer = await get(url);
      expect(answer.statusCode).toBe(400);
      expect(policyOf(answer)).not.toContain('intercom');
    },
  );
});

describe('the page in place of the external exchange', () => {
  it('explains itself in both languages, and links back to the site', async () => {
    for (const [language, text] of [
      ['en', 'It takes no bets'],
      ['bn', 'বাজি ধরা যায় না'],
    ] as const) {
      const { body, statusCode } = await get(`/m/?lang=${language}`);
      expect(statusCode).toBe(200);
      expect(body).toContain(text);
      expect(body).toContain(`href="${SITE}"`);
    }
    expect((await get('/m')).headers.location).toBe('/m/');
  });

  it('cannot be framed, because it receives a token', async () => {
    expect(policyOf(await get('/m/'))).toContain("frame-ancestors 'none'");
  });
});
