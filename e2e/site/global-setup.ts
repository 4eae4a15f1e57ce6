import { startSite } from './start-site';

/** One site for the whole run; `SITE_URL` names one that already runs. */
export default async function globalSetup() {
  if (process.env['SITE_URL']) return undefined;
  const site = await startSite();
  process.env['SITE_URL'] = site.url;
  return site.stop;
}
