import { randomInt } from 'node:crypto';
import { accessErrors } from '@site/api/contracts/access';
import { secondsAfter } from '@site/platform-kit/time/clock';
import { keepLimit } from '@site/platform-kit/pace/counter';
import type { PlatformContext } from '@site/platform-kit/context/context';
import { Refusal } from '@site/platform-kit/base/refusal';
import { networkOf } from '@site/platform-kit/http/request-origin';
import { digest, isSameSecret, randomToken } from '@site/platform-kit/secrets/secrets';
import { drawDigits } from './captcha.drawing';
import { insertCaptcha, sweepCaptchas, takeCaptcha, type StoredCaptcha } from './captcha.repository';

const CAPTCHA_VALID_S = 300;

/** A new 4-digit code as a picture. The code itself is not kept. */
export async function issueCaptcha({ db, clock, settings }: PlatformContext, ip: string) {
  await keepLimit(db, clock, `captcha:${networkOf(ip)}`, settings.limits.captchaPerAddress);
  const now = clock.now();
  await sweepCaptchas(db, now);
  const id = randomToken();
  const code = String(randomInt(10_000)).padStart(4, '0');
  await insertCaptcha(db, { id, codeHash: digest(`${id}:${code}`), expiresAt: secondsAfter(now, CAPTCHA_VALID_S) });
  return { id, image: `data:image/svg+xml;base64,${Buffer.from(drawDigits(code)).toString('base64')}` };
}

/** Picture code of a form; a form without one carries neither field. */
export interface CaptchaForm {
  captcha_id?: string | undefined;
  captcha?: string | undefined;
}

export const hasCaptcha = ({ captcha_id: id, captcha: code }: CaptchaForm) => id !== undefined || code !== undefined;

/** @returns the spent picture @throws Refusal `access.captcha_wrong`; the code is spent either way */
export async function verifyCaptcha({ db, clock }: PlatformContext, { captcha_id: id, captcha: code }: CaptchaForm) {
  const taken = id === undefined || code === undefined ? undefined : await takeCaptcha(db, id);
  const fits = taken && taken.expiresAt > clock.now() && isSameSecret(digest(`${id}:${code}`), taken.codeHash);
  if (!fits) throw wrongCode();
  return taken;
}

/** Stores a spent picture again, so that the next step of the same log-in can use it. */
export const giveBackCaptcha = ({ db }: PlatformContext, taken: StoredCaptcha) => insertCaptcha(db, taken);

const wrongCode = () => new Refusal('access.captcha_wrong', { errors: { captcha: [accessErrors['access.captcha_wrong'].message] } });
