import { IDENTITY_REASONS } from '@site/api/contracts/identity';
import type { PlayerState, PlayerStage } from './player-state';

const card = ({ page }: PlayerStage) => page.getByRole('region', { name: 'Document of identity' });

async function openForm(stage: PlayerStage) {
  const { page } = stage;
  await page.goto('/security');
  await card(stage).getByRole('button', { name: 'Send a document' }).click();
  return page.getByRole('dialog');
}

/** Sends both sides of a card. The picture of a side is that of the page. */
async function send(stage: PlayerStage) {
  const dialog = await openForm(stage);
  const buffer = await stage.page.screenshot({ clip: { x: 0, y: 0, width: 320, height: 200 } });
  for (const side of ['front', 'back'])
    await dialog.locator(`input[name="${side}"]`).setInputFiles({ name: `${side}.png`, mimeType: 'image/png', buffer });
  return dialog;
}

async function sendWhole(stage: PlayerStage) {
  const dialog = await send(stage);
  await dialog.getByRole('button', { name: 'Send for checking' }).click();
  await card(stage).getByText('Being checked').waitFor();
}

async function showDecision(stage: PlayerStage, reason?: string) {
  await sendWhole(stage);
  await stage.operator.decideDocument(stage.account.username, reason);
  await stage.page.reload();
  await card(stage)
    .getByText(reason ? 'Not accepted' : 'Accepted', { exact: true })
    .waitFor();
  await show(stage);
}

const show = (stage: PlayerStage) => card(stage).evaluate((element) => element.scrollIntoView({ block: 'center' }));

/** The document of identity, and the channels of promotions. */
export const identityStates: readonly PlayerState[] = [
  {
    name: 'identity, none',
    async reach(stage) {
      await stage.page.goto('/security');
      await card(stage).getByRole('button').waitFor();
      await show(stage);
    },
  },
  { name: 'identity, form', reach: async (stage) => void (await openForm(stage)) },
  { name: 'identity, chosen', reach: async (stage) => void (await send(stage)) },
  {
    name: 'identity, waiting',
    async reach(stage) {
      await sendWhole(stage);
      await show(stage);
    },
  },
  { name: 'identity, refused', reach: (stage) => showDecision(stage, IDENTITY_REASONS[0]) },
  { name: 'identity, accepted', reach: (stage) => showDecision(stage) },
  {
    name: 'promotions by channel',
    async reach({ page }) {
      await page.goto('/security');
      const promotions = page.getByRole('region', { name: 'Promotions' });
      await promotions.getByRole('checkbox').first().click();
      await promotions.getByText(/^Allowed/).waitFor();
      await promotions.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    },
  },
];
