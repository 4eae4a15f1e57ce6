import { readStart } from './follow';

const SHOWN = 4;
const texts = readStart<{ received: string; missing: string; help: string }>();
const put = (selector: string, text: string) => {
  const element = document.querySelector(selector);
  if (element) element.textContent = text;
};

/** Enough of the token to recognise it, too little to use it. */
const shortened = (token: string) =>
  token.length > 3 * SHOWN ? `${token.slice(0, SHOWN)}…${token.slice(-SHOWN)}` : '•'.repeat(token.length);

function show() {
  const [, token = ''] = /^#\/token\/([^/?#]+)$/.exec(location.hash) ?? [];
  put('h1', token ? texts.received : texts.missing);
  put('code', shortened(token));
  put('.help', token ? '' : texts.help);
}
show();
addEventListener('hashchange', show);
