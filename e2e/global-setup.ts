import { createOperator } from './fixtures/operator';
import { forgetClaims } from './fixtures/match-claims';
import { requireAreasElsewhere } from './site/areas-elsewhere';
import { startSite } from './site/start-site';

/** Starts one site for the whole run, whose requests wait for the operator; `SITE_URL` selects a running one instead. */
export default async function globalSetup() {
  console.log(`FUZZ_SEED=${process.env['FUZZ_SEED']}`);
  if (!process.env['SITE_URL']) await requireAreasElsewhere();
  const site = process.env['SITE_URL'] ? null : await startSite();
  const url = (process.env['SITE_URL'] ??= site?.url ?? '');
  await createOperator(url).settings({ auto_review: 'off' });
  return async () => {
    forgetClaims();
    await site?.stop();
  };
}
