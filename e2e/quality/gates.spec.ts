import { EXACT_FIGURES, measureExact } from '../bench/exact';
import { isWithin, showRow } from '../bench/table';
import { expect, plainTest as test } from '../fixtures/plain-test';
import { exchangeOf } from '../fixtures/test';

for (const figure of EXACT_FIGURES) {
  test(`${figure.id}: ${figure.what}, is at most ${figure.bar}`, async ({ browser, site, plainUrl }) => {
    const measured = await measureExact(figure, browser, { url: site, plainUrl, exchangeUrl: exchangeOf(site) });
    expect(isWithin(measured), JSON.stringify(showRow(measured))).toBe(true);
  });
}
