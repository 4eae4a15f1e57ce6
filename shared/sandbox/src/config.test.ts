import { readConfig } from './config';
import { LIMITS, readLimits } from './core/limits';

const production = { NODE_ENV: 'production', OPERATOR_KEY: 'another', TWO_STEP_KEY: 't'.repeat(32) };

it('stands beside the edge by default: games on the next port, the API after it, then the exchange data host', () => {
  const config = readConfig({ PORT: '4500' });
  expect(config).toMatchObject({ apiPort: 4502, gamesPort: 4501, exchangePort: 4503, databaseUrl: '' });
  expect(config.settings).toMatchObject({
    siteOrigin: 'http://localhost:4500',
    gamesOrigin: 'http://localhost:4501',
    exchangeOrigin: 'http://localhost:4503',
    operatorKey: 'local-operator',
  });
});

it('takes the same page under every name of this machine, and a public site under its own only', () => {
  const local = readConfig({ SITE_ORIGIN: 'http://localhost:4500' }).settings.allowedOrigins;
  expect(local).toEqual(['http://localhost:4500', 'http://127.0.0.1:4500', 'http://[::1]:4500']);
  expect(readConfig({ SITE_ORIGIN: 'https://play.example' }).settings.allowedOrigins).toEqual(['https://play.example']);
});

it('does not start in production with the sandbox’s operator key', () => {
  expect(() => readConfig({ NODE_ENV: 'production' })).toThrow('OPERATOR_KEY');
  expect(() => readConfig({ NODE_ENV: 'production', OPERATOR_KEY: 'local-operator' })).toThrow('OPERATOR_KEY');
  expect(readConfig(production).settings.isProduction).toBe(true);
});

it('does not start in production without a key of its own for authenticator secrets', () => {
  expect(() => readConfig({ ...production, TWO_STEP_KEY: '' })).toThrow('TWO_STEP_KEY');
  expect(() => readConfig({ TWO_STEP_KEY: 'short' })).toThrow('32 characters');
  expect(readConfig(production).settings.twoStepKey).toBe('t'.repeat(32));
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

it('gives the demo player a past unless it is switched off', () => {
  expect(readConfig({}).hasDemoHistory).toBe(true);
  expect(readConfig({ DEMO_HISTORY: 'off' }).hasDemoHistory).toBe(false);
});
