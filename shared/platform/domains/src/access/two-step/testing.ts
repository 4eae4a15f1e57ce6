import { TOTP } from 'otpauth';
import { TEST_PASSWORD, type TestPlatform } from '@site/platform-testing/test-platform';

const STEP_S = 30;

/** Signs up a player and switches an authenticator app on. */
export async function signUpWithApp(platform: TestPlatform) {
  const player = await platform.signUp();
  const ask = (path: string, payload: object, token = player.token) =>
    platform.app.inject({ method: 'POST', url: `/api/security/two-step/${path}`, headers: { authorization: `Bearer ${token}` }, payload });
  const { secret } = (await ask('start', { password: TEST_PASSWORD })).json<{ secret: string }>();
  const app = appOf(platform, secret);
  const { recovery_codes } = (await ask('confirm', { code: app.next() })).json<{ recovery_codes: string[] }>();
  return { ...player, secret, app, recoveryCodes: recovery_codes, ask };
}

/** The app on the player's phone. */
export function appOf({ clock }: TestPlatform, secret: string) {
  const totp = new TOTP({ secret });
  return {
    secret,
    code: (steps = 0) => totp.generate({ timestamp: clock.now().getTime() + steps * STEP_S * 1000 }),
    /** Advances the clock to a code that was not used yet. */
    next: () => {
      clock.advance(STEP_S);
      return totp.generate({ timestamp: clock.now().getTime() });
    },
    /** A code that is not accepted now. */
    wrong: () => {
      const near = [-1, 0, 1].map((steps) => totp.generate({ timestamp: clock.now().getTime() + steps * STEP_S * 1000 }));
      return ['000000', '111111', '222222', '333333'].find((code) => !near.includes(code)) ?? '';
    },
  };
}
