import { readConfig } from './config';
import { LIMITS, readLimits } from '@site/platform-kit/pace/limits';

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
