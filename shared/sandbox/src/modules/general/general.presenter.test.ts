// Covers: N-50.
import { settingDefaults } from './general.defaults';
import { presentGeneral } from './general.presenter';

const linkOf = (exchange_link: string) =>
  presentGeneral({ ...settingDefaults, exchange_link }, { standIn: 'http://localhost:3003', isSandbox: true }).exchange_link;

it('names the stand-in of the external exchange until the operator names another', () => {
  expect(linkOf(settingDefaults.exchange_link)).toBe('http://localhost:3003');
  expect(linkOf('https://exchange.example')).toBe('https://exchange.example');
});

it.each([true, false])('lets pages choose how they follow prices on a sandbox only: %s', (isSandbox) => {
  const general = presentGeneral({ ...settingDefaults, odds_feed: 'poll' }, { standIn: '', isSandbox });
  expect(general).toMatchObject({ odds_feed: 'poll', odds_feed_by_query: isSandbox });
});
