import { settingDefaults } from './general.defaults';
import { presentGeneral } from './general.presenter';

const linkOf = (exchange_link: string) =>
  presentGeneral({ ...settingDefaults, exchange_link }, { standIn: 'http://localhost:3003', isSandbox: true }).exchange_link;

it('uses the local substitute of the external exchange until the operator names another', () => {
  expect(linkOf(settingDefaults.exchange_link)).toBe('http://localhost:3003');
  expect(linkOf('https://exchange.example')).toBe('https://exchange.example');
});

it.each([true, false])('lets pages choose how they follow prices on a sandbox only: %s', (isSandbox) => {
  const general = presentGeneral({ ...settingDefaults, odds_feed: 'poll' }, { standIn: '', isSandbox });
  expect(general).toMatchObject({ odds_feed: 'poll', odds_feed_by_query: isSandbox });
});

const noticesOf = (changes: Partial<typeof settingDefaults>) => {
  const { notice, notice_bn: bn } = presentGeneral({ ...settingDefaults, ...changes }, { standIn: '', isSandbox: false });
  return [notice, bn];
};

describe('the notice', () => {
  it.each([
    [500, /every new player starts with 500 BDT of demo credit\.$/, /৫০০ টাকা ডেমো ক্রেডিট/],
    [1200, /every new player starts with 1,200 BDT of demo credit\.$/, /১,২০০ টাকা ডেমো ক্রেডিট/],
    [0, /every taka here is play money\.$/, /সব টাকা খেলার টাকা।$/],
  ])('follows a welcome credit of %d BDT in both languages', (credit, en, bn) => {
    const [said, saidBn] = noticesOf({ welcome_credit: credit });
    expect(said).toMatch(en);
    expect(saidBn).toMatch(bn);
    expect(`${said}${saidBn}`).not.toMatch(/[{}[\]]/);
  });

  it('keeps the operator’s own words, with the amount where they ask for it', () => {
    const [said] = noticesOf({ welcome_credit: 50, notice: 'Tonight [live]: {welcome_credit} BDT to begin with.' });
    expect(said).toBe('Tonight [live]: 50 BDT to begin with.');
  });
});
