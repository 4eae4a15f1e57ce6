// Covers: N-50.
import { settingDefaults } from './general.defaults';
import { presentGeneral } from './general.presenter';

const linkOf = (exchange_link: string) => presentGeneral({ ...settingDefaults, exchange_link }, 'http://localhost:3003').exchange_link;

it('names the stand-in of the external exchange until the operator names another', () => {
  expect(linkOf(settingDefaults.exchange_link)).toBe('http://localhost:3003');
  expect(linkOf('https://exchange.example')).toBe('https://exchange.example');
});
