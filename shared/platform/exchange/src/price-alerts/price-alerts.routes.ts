import { deletePriceAlert, getPriceAlerts, printPrice, setPriceAlert, type PriceAlert } from '@site/api/contracts/exchange';
import type { PlatformModule } from '@site/platform-kit/context/platform-module';
import { route } from '@site/platform-kit/http/route';
import type { AlertWithMarket } from './price-alert';
import { nameOf } from './price-alerts.messages';
import { listAlertsOf } from './price-alerts.repository';
import { endAlertsOf, removeAlert, setAlert } from './price-alerts.service';

export const priceAlertsModule: PlatformModule = (app, platform) => {
  platform.onRestricted.push({ name: 'price alerts', after: (playerId) => endAlertsOf(platform, playerId) });

  route(app, getPriceAlerts, async ({ context: { db }, player }) => presentAlerts(await listAlertsOf(db, player.id)));
  route(app, setPriceAlert, async ({ context, player, input }) => presentAlerts(await setAlert(context, player.id, input)));
  route(app, deletePriceAlert, async ({ context, player, input }) =>
    presentAlerts(await removeAlert(context, player.id, Number(input.id))),
  );
};

const presentAlerts = (rows: readonly AlertWithMarket[]): { alerts: PriceAlert[] } => ({
  alerts: rows.map(({ alert, market }) => ({
    id: alert.id,
    event_id: market.eventId,
    event_name: market.eventName,
    market_id: alert.marketId,
    selection: alert.selection,
    selection_name: nameOf(market, alert.selection),
    odds: printPrice(alert.odds, 'odds'),
    side: alert.side,
  })),
});
