import { createOperator } from './fixtures/operator';
import { startSite } from './site/start-site';

/** One site for the whole run, whose requests wait for the operator; `SITE_URL` names one that already runs. */
export default async function globalSetup() {
  const site = process.env['SITE_URL'] ? null : await startSite();
  const url = (process.env['SITE_URL'] ??= site?.url ?? '');
  await createOperator(url).settings({ auto_review: 'off' });
  return site?.stop;
}
