import { IDENTITY_REASONS, sendIdentity, SIDES_OF, uploadIdentityFile, type IdentityKind } from '@site/api/contracts/identity';
import { chooseMarketing } from '@site/api/contracts/marketing';
import type { Browser } from 'playwright';
import type { TestAccount } from '../fixtures/accounts';
import type { ConsoleSite, CallAsPerson } from '../fixtures/console-site';
import { ask } from '../fixtures/platform-call';
import { saveBirthday } from '../fixtures/verified';

const CARD = { width: 860, height: 540 };

/** Sends documents of identity: the first player's waits after a refused one, the second player's is accepted, and the others wait. */
export async function sendDocuments(site: ConsoleSite, accounts: readonly TestAccount[], browser: Browser) {
  const rahim = await site.colleague('rahim');
  const card = await drawCard(browser);
  for (const [nth, account] of accounts.entries()) {
    await saveBirthday(site.url, account);
    await allowPromotions(site.url, account);
    const send = (kind: IdentityKind) => sendDocument(site.url, account, kind, card);
    if (nth === 0) {
      await send('driving_licence');
      await decide(rahim, account, 'refuse', { reason: IDENTITY_REASONS[0] });
    }
    await send(nth % 2 === 0 ? 'passport' : 'nid');
    if (nth === 1) await decide(rahim, account, 'accept', {});
  }
}

async function drawCard(browser: Browser): Promise<Blob> {
  const page = await browser.newPage({ viewport: CARD });
  await page.setContent(
    '<body style="margin:40px;background:#dfe9d8;font:32px sans-serif"><h3>Specimen</h3><p>Name: Rahima Khatun<p>Born: 26 Mar 1995',
  );
  const picture = await page.screenshot();
  await page.close();
  return new Blob([new Uint8Array(picture)], { type: 'image/png' });
}

async function sendDocument(site: string, account: TestAccount, kind: IdentityKind, card: Blob) {
  for (const side of SIDES_OF[kind]) {
    const form = new FormData();
    form.append('kind', kind);
    form.append('side', side);
    form.append('file', card, `${side}.png`);
    const headers = { origin: site, authorization: `Bearer ${account.token}` };
    const answer = await fetch(`${site}${uploadIdentityFile.path}`, { method: 'POST', headers, body: form });
    if (!answer.ok) throw new Error(`${uploadIdentityFile.path}: ${answer.status} ${await answer.text()}`);
  }
  await ask(site, account, sendIdentity.path, { kind });
}

async function decide(call: CallAsPerson, { username }: TestAccount, verdict: 'accept' | 'refuse', body: object) {
  const { rows } = (await call('/identity')) as { rows: { id: number; username: string }[] };
  const document = rows.find((row) => row.username === username);
  await call(`/identity/${document?.id}/${verdict}`, body);
}

async function allowPromotions(site: string, account: TestAccount) {
  const answer = await fetch(`${site}${chooseMarketing.path}`, {
    method: chooseMarketing.method,
    headers: { 'content-type': 'application/json', origin: site, authorization: `Bearer ${account.token}` },
    body: JSON.stringify({ channel: 'inbox', is_on: true }),
  });
  if (!answer.ok) throw new Error(`${chooseMarketing.path}: ${answer.status} ${await answer.text()}`);
}
