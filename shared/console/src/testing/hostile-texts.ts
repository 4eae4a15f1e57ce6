const LONG = 'x'.repeat(10_000);

/** Texts of somebody who wants to harm the person who reads them, and what the page shows instead. */
export const HOSTILE_TEXTS = [
  {
    name: 'markup',
    text: '<img src=x onerror=alert(1)><script>alert(2)</script>',
    shown: '<img src=x onerror=alert(1)><script>alert(2)</script>',
  },
  { name: 'a link', text: 'javascript:alert(3) http://evil.example/', shown: 'javascript:alert(3) http://evil.example/' },
  { name: 'a line that is turned around', text: '\u202Egnp.exe\u2066', shown: 'U+202Egnp.exeU+2066' },
  { name: 'zero width', text: 'pay\u200B\uFEFF it', shown: 'payU+200BU+FEFF it' },
  { name: '10,000 characters', text: LONG, shown: LONG },
] as const;
