import { readConfig } from './config';
import { LIMITS, readLimits } from '@site/platform-kit/pace/limits';

const KEY = 'k'.repeat(32);
const production = {
  SITE_MODE: 'production',
  SITE_ORIGIN: 'https://play.example',
  GAMES_ORIGIN: 'https://games.example',
  EXCHANGE_DATA_ORIGIN: 'https://prices.example',
  OPERATOR_KEY: 'o'.repeat(32),
  TWO_STEP_KEY: 't'.repeat(32),
  FEED_KEY: 'f'.repeat(32),
  SMTP_URL: 'smtp://mail.example',
  MAIL_FROM: 'no-reply@play.example',
  SMS_GATEWAY_URL: 'https://sms.example/send',
  SMS_GATEWAY_KEY: 'key',
};

it('uses the ports after the edge by default: games on the next one, then the API, then the exchange data host', () => {
  const config = readConfig({ PORT: '4500' });
  expect(config).toMatchObject({
    apiPort: 4502,
    gamesPort: 4501,
    exchangePort: 4503,
    operatorPort: 4504,
    operatorHost: '127.0.0.1',
    databaseUrl: '',
  });
  expect(config.settings).toMatchObject({
    siteOrigin: 'http://localhost:4500',
    gamesOrigin: 'http://localhost:4501',
    exchangeOrigin: 'http://localhost:4503',
    operatorKey: 'local-operator',
  });
});

it('accepts the same page under every name of this machine, and a public site only under its own', () => {
  const local = readConfig({ SITE_ORIGIN: 'http://localhost:4500' }).settings.allowedOrigins;
  expect(local).toEqual(['http://localhost:4500', 'http://127.0.0.1:4500', 'http://[::1]:4500']);
  expect(readConfig(production).settings.allowedOrigins).toEqual(['https://play.example']);
});

describe('the console', () => {
  const consoleOf = (env: Record<string, string>) => readConfig(env).settings.console;

  it('is opened at the port of operators on this machine, beside the release service', () => {
    expect(consoleOf({ PORT: '4500' })).toMatchObject({
      origin: 'http://localhost:4504',
      allowedOrigins: ['http://localhost:4504', 'http://127.0.0.1:4504', 'http://[::1]:4504'],
      releaseUrl: 'http://localhost:4505',
    });
    expect(consoleOf({ RELEASE_PORT: '4600' }).releaseUrl).toBe('http://localhost:4600');
  });

  it('has one origin of its own elsewhere, where nobody reads passwords and tokens', () => {
    const origin = 'https://console.example';
    expect(consoleOf({ CONSOLE_ORIGIN: origin, RELEASE_URL: 'https://release.example' })).toMatchObject({
      origin,
      allowedOrigins: [origin],
      releaseUrl: 'https://release.example',
    });
    for (const name of ['CONSOLE_ORIGIN', 'RELEASE_URL']) {
      expect(() => readConfig({ [name]: 'http://10.0.0.4:3004' })).toThrow(`${name} must be https outside this machine`);
    }
  });
});

describe('the mode', () => {
  const modeOf = (env: Record<string, string>) => (readConfig(env).settings.isProduction ? 'production' : 'sandbox');

  it('is the sandbox on this machine alone', () => {
    expect(modeOf({})).toBe('sandbox');
    expect(modeOf({ HOST: '127.0.0.1', OPERATOR_HOST: '::1', SITE_ORIGIN: 'http://localhost:80' })).toBe('sandbox');
    expect(modeOf(production)).toBe('production');
    expect(modeOf({ ...production, SITE_MODE: '' })).toBe('production');
  });

  it.each([{ HOST: '0.0.0.0' }, { SITE_ORIGIN: 'https://play.example' }, { OPERATOR_HOST: '10.0.0.4' }, { SITE_MODE: 'production' }])(
    'is production with %j, and lists everything that is missing at once',
    (env) => {
      const missing =
        /TWO_STEP_KEY must be set[^]*FEED_KEY must be set[^]*SMTP_URL and MAIL_FROM[^]*SMS_GATEWAY_URL and SMS_GATEWAY_KEY[^]*GAMES_ORIGIN must be https/;
      expect(() => readConfig(env)).toThrow(missing);
    },
  );

  it('is a public sandbox only when that is set, with a warning', () => {
    const open = { HOST: '0.0.0.0', SITE_MODE: 'sandbox' };
    expect(modeOf(open)).toBe('sandbox');
    expect(readConfig(open).warnings).toEqual([expect.stringContaining('other machines reach'), expect.stringContaining('local-operator')]);
    expect(readConfig({}).warnings).toEqual([]);
  });

  it('warns of a variable that no program reads', () =>
    expect(readConfig({ SITE_MOD: 'production' }).warnings).toEqual([expect.stringContaining('SITE_MOD (is SITE_MODE meant?)')]));

  it('accepts no third value', () => expect(() => readConfig({ SITE_MODE: 'prod' })).toThrow('sandbox or production'));
});

it('accepts the sandbox’s operator key on this machine only, and no other short key anywhere', () => {
  expect(readConfig({}).settings.operatorKey).toBe('local-operator');
  expect(readConfig({ HOST: '0.0.0.0', SITE_MODE: 'sandbox' }).settings.operatorKey).toBe('');
  expect(readConfig({ ...production, OPERATOR_KEY: '' }).settings.operatorKey).toBe('');
  for (const env of [{ HOST: '0.0.0.0', SITE_MODE: 'sandbox' }, production]) {
    expect(() => readConfig({ ...env, OPERATOR_KEY: 'local-operator' })).toThrow('OPERATOR_KEY must have at least 32 characters');
  }
  expect(() => readConfig({ OPERATOR_KEY: 'k'.repeat(31) })).toThrow('32 characters');
});

it('does not start in production without a key of its own for authenticator secrets', () => {
  expect(() => readConfig({ ...production, TWO_STEP_KEY: '' })).toThrow('TWO_STEP_KEY');
  expect(() => readConfig({ TWO_STEP_KEY: 'short' })).toThrow('32 characters');
  expect(readConfig(production).settings.twoStepKey).toBe('t'.repeat(32));
});

it('does not start in production without a key of its own for the matches of the exchange', () => {
  expect(() => readConfig({ ...production, FEED_KEY: '' })).toThrow('FEED_KEY');
  expect(() => readConfig({ FEED_KEY: 'short' })).toThrow('32 characters');
  expect(readConfig(production)).toMatchObject({ feedKey: 'f'.repeat(32), mayFeedKeyChange: false });
  expect(readConfig({ FEED_KEY_CHANGE: 'void' }).mayFeedKeyChange).toBe(true);
});

it('lets nobody move the clock in production', () => {
  expect(readConfig({ SANDBOX_CLOCK: 'manual' }).hasManualClock).toBe(true);
  expect(readConfig({ ...production, SANDBOX_CLOCK: 'manual' }).hasManualClock).toBe(false);
});

it.each(['0', '70000', 'soon', '-1'])('refuses %s as a port', (port) => expect(() => readConfig({ PORT: port })).toThrow('PORT'));

it('does not start with half of a mail server or an SMS gateway', () => {
  expect(() => readConfig({ SMTP_URL: 'smtp://mail.example' })).toThrow('SMTP_URL is set without MAIL_FROM');
  expect(() => readConfig({ SMS_GATEWAY_KEY: 'key' })).toThrow('SMS_GATEWAY_KEY is set without SMS_GATEWAY_URL');
  expect(readConfig({}).settings.transports).toEqual({ email: { kind: 'outbox' }, sms: { kind: 'outbox' } });
});

it('sends SMS to Bangladesh unless other country codes are listed', () => {
  expect(readConfig({}).settings.smsCountries).toEqual(['880']);
  expect(readConfig({ SMS_COUNTRIES: '880, 91' }).settings.smsCountries).toEqual(['880', '91']);
  expect(() => readConfig({ SMS_COUNTRIES: 'Bangladesh' })).toThrow('SMS_COUNTRIES');
});

it('overrides the limits that are named', () => {
  const limits = readLimits('loginPerAddress=500/60, captchaPerAddress=9/1');
  expect(limits).toEqual({
    ...LIMITS,
    loginPerAddress: { ...LIMITS.loginPerAddress, tries: 500, windowS: 60 },
    captchaPerAddress: { ...LIMITS.captchaPerAddress, tries: 9, windowS: 1 },
  });
  expect(() => readLimits('loginPerMoon=1/1')).toThrow('loginPerMoon');
});

it('gives the demo player a history unless it is switched off', () => {
  expect(readConfig({}).hasDemoHistory).toBe(true);
  expect(readConfig({ DEMO_HISTORY: 'off' }).hasDemoHistory).toBe(false);
});

describe('the role', () => {
  const keys = { TWO_STEP_KEY: KEY, FEED_KEY: KEY, MERCHANT_SECRET: KEY, PUSH_KEY: KEY };
  const shared = { ...keys, DATABASE_URL: 'postgres://site@db/site', METRICS_PORT: '9100' };

  it('is all of them by default, and none that nobody knows', () => {
    expect(readConfig({})).toMatchObject({ role: 'all', migrates: true, seeds: 'demo', processListener: null });
    expect(() => readConfig({ ROLE: 'web' })).toThrow('ROLE must be one of all, api, worker, games, exchange, migrate, not web');
  });

  it.each([
    ['api', ['DATABASE_URL', 'TWO_STEP_KEY', 'FEED_KEY', 'MERCHANT_SECRET', 'PUSH_KEY']],
    ['worker', ['DATABASE_URL', 'METRICS_PORT', 'TWO_STEP_KEY', 'FEED_KEY', 'MERCHANT_SECRET', 'PUSH_KEY']],
    ['games', ['DATABASE_URL', 'MERCHANT_SECRET']],
    ['exchange', ['DATABASE_URL', 'FEED_KEY']],
    ['migrate', ['DATABASE_URL']],
  ])('%s lists everything that it must share with the others, at once', (role, names) => {
    expect(() => readConfig({ ROLE: role })).toThrow(names.map((name) => `${name} must be set`).join('\n'));
    const own = Object.fromEntries(Object.entries(shared).filter(([name]) => names.includes(name)));
    expect(readConfig({ ROLE: role, ...own }).role).toBe(role);
  });

  it.each([
    ['all', 20],
    ['api', 15],
    ['worker', 8],
    ['games', 8],
    ['exchange', 4],
  ])('%s has a pool of %i connections, unless DB_POOL says otherwise', (role, size) => {
    expect(readConfig({ ROLE: role, ...shared }).poolSize).toBe(size);
    expect(readConfig({ ROLE: role, ...shared, DB_POOL: '3' }).poolSize).toBe(3);
    expect(() => readConfig({ ROLE: role, ...shared, DB_POOL: 'many' })).toThrow('DB_POOL must be a whole number from 1, not many');
  });

  it('decides who migrates and adds rows: one process, or none', () => {
    const whoOf = (env: Record<string, string>) => readConfig({ ...shared, ...env });
    expect(whoOf({ MIGRATE: 'off' })).toMatchObject({ migrates: false, seeds: 'demo' });
    expect(whoOf({ ROLE: 'migrate' })).toMatchObject({ migrates: true, seeds: 'demo' });
    expect(whoOf({ ROLE: 'api' })).toMatchObject({ migrates: false, seeds: 'off' });
  });

  it('adds no rows in production unless that is set, and never a demo player', () => {
    expect(readConfig(production).seeds).toBe('off');
    expect(readConfig({ ...production, SEED: 'catalogue' }).seeds).toBe('catalogue');
    expect(() => readConfig({ ...production, SEED: 'demo' })).toThrow('SEED=catalogue');
    expect(() => readConfig({ SEED: 'some' })).toThrow('SEED must be demo, catalogue or off');
  });
});

describe('the address of the API', () => {
  const open = { ...production, API_HOST: '10.0.0.4' };

  it('is this machine by default, and the games call there', () => {
    expect(readConfig({ PORT: '4500' })).toMatchObject({ apiHost: '127.0.0.1', platformOrigin: 'http://127.0.0.1:4502' });
    expect(readConfig({ PORT: '4500' }).gamesInternalOrigin).toBe('http://localhost:4501');
    expect(readConfig({ HOST: '0.0.0.0', SITE_MODE: 'sandbox' }).gamesInternalOrigin).toBe('http://127.0.0.1:3001');
  });

  it('is open to other machines in production only with the list of the edges', () => {
    expect(() => readConfig(open)).toThrow('TRUSTED_HOPS must list the edges');
    expect(readConfig({ ...open, TRUSTED_HOPS: '10.0.0.0/24' }).settings.trustedHop).toBe('loopback, 10.0.0.0/24');
    expect(() => readConfig({ API_HOST: '10.0.0.4' })).toThrow('production');
  });

  it('may have the name of a balancer, under which the edges and the games call', () => {
    const { hosts, platformOrigin } = readConfig({
      PLATFORM_ORIGIN: 'http://api.internal:5010',
      API_HOST: '127.0.0.2',
      SITE_MODE: 'sandbox',
    });
    expect(platformOrigin).toBe('http://api.internal:5010');
    expect(hosts).toEqual(expect.arrayContaining(['api.internal', '127.0.0.2']));
  });
});

it('waits before it stops in production, and not in a sandbox', () => {
  expect(readConfig(production).drainTimes).toMatchObject({ waitMs: 5000, inFlightMs: 15_000 });
  expect(readConfig({}).drainTimes.waitMs).toBe(0);
  expect(readConfig({ DRAIN_MS: '300' }).drainTimes).toMatchObject({ waitMs: 300, streamsMs: 300 });
  expect(() => readConfig({ DRAIN_MS: 'long' })).toThrow('DRAIN_MS must be a number of milliseconds');
});
