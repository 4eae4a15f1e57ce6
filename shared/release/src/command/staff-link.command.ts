import { STAFF_PATH } from '@site/remote/staff';
import { DEFAULTS } from '@site/serving/defaults';
import { makeStaffProof } from '../keys/staff-proof';
import { WrongUsage } from './exit-code';
import { minuteOf } from './table';
import { json, withOptions, type AddVerb } from './verb';

interface StaffLinkOptions {
  json?: boolean;
  hours?: string;
  site?: string;
}

/** A proof cannot be taken back, so it ends on the day on which it was made. */
const MOST_HOURS = 24;
const DEFAULT_HOURS = '8';
const HOUR_MS = 3_600_000;

export const staffLinkVerb: AddVerb = (program, open) => {
  const command = program
    .command('staff-link')
    .description('prints a link that makes a browser staff’s: it may open previews by query and run other releases than live')
    .option('--hours <number>', `until its end, at most ${MOST_HOURS}`, DEFAULT_HOURS)
    .option('--site <origin>', 'of the site that it is good for; default: SITE_ORIGIN');
  withOptions(command, [json()]).action(async (options: StaffLinkOptions) => {
    const { site, actor, answer } = open(options);
    const origin = originOf(options.site ?? siteIn(site.environment));
    const expiresAt = new Date(Date.now() + hoursOf(options.hours ?? DEFAULT_HOURS) * HOUR_MS).toISOString();
    const proof = await makeStaffProof(site.keys, { site: origin, holder: actor ?? (await site.keys.holder()), expiresAt });
    const link = `${origin}${STAFF_PATH}?proof=${proof}`;
    answer(
      { link, expiresAt },
      `${link}\nOpen it in your browser and give it to nobody: until ${minuteOf(expiresAt)} UTC that browser is staff's.`,
    );
  });
};

const siteIn = ({ SITE_ORIGIN, PORT }: NodeJS.ProcessEnv) => SITE_ORIGIN || `http://localhost:${PORT ?? DEFAULTS.PORT}`;

/** @throws WrongUsage for anything but an origin */
function originOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  throw new WrongUsage(`"${text}" is no origin of a site. Write it as --site https://play.example.`);
}

/** @throws WrongUsage for anything but a whole number of hours that a proof may live */
function hoursOf(text: string): number {
  const hours = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  if (hours >= 1 && hours <= MOST_HOURS) return hours;
  throw new WrongUsage(`--hours is a whole number from 1 to ${MOST_HOURS}, not "${text}".`);
}
