import { render } from '@testing-library/react';
import { asMarkup, plainText } from './plain-text';
import { SafeMarkup } from './safe-markup';

it('returns the text of a message without its markup', () => {
  expect(plainText('Your <b>deposit</b> is in your <a href="/turnover-record">turnover <em>record</em></a>.<br>A &lt; B')).toBe(
    'Your deposit is in your turnover record.\nA < B',
  );
});

it.each(['<a href="/deposit">gift</a>', '<b>now</b>', 'A & B &amp; C', '1 < 2 > 0', 'two\nlines', '&lt;script&gt;', ''])(
  'keeps %j exactly as it was typed',
  (words) => {
    const { container } = render(<SafeMarkup text={asMarkup(words)} />);
    expect(container.children).toHaveLength(0);
    expect(container.textContent).toBe(words);
    expect(plainText(asMarkup(words))).toBe(words);
  },
);
