import { terminalText } from './terminal-text';

it.each([
  ['plain words, ১২৩ and 😀', 'plain words, ১২৩ and 😀'],
  ['\u001b[2J\u001b]0;owned\u0007', '\\u{1b}[2J\\u{1b}]0;owned\\u{7}'],
  ['over\rwritten', 'over\\u{d}written'],
  ['\u202etxt.exe\u2066\u200b\ufeff', '\\u{202e}txt.exe\\u{2066}\\u{200b}\\u{feff}'],
  ['\u009b31m\u2028\ud800', '\\u{9b}31m\\u{2028}\\u{d800}'],
  ['র‍্যাম', 'র‍্যাম'],
])('lets no character of %j control a terminal', (text, printed) => expect(terminalText(text)).toBe(printed));

it('keeps line breaks', () => expect(terminalText('one\r\ntwo\nthree', '  ')).toBe('one\n  two\n  three'));
