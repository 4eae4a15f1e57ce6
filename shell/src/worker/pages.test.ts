import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLanguage } from '@site/i18n';
import { offlinePage } from './offline-page';
import { answerPage } from './pages';

const page = (text: string) => Promise.resolve(new Response(text));
const lost = () => Promise.reject(new TypeError('lost'));
const NOTHING = Promise.resolve(undefined);
const offline = () => page('offline');
const textOf = async (answer: Promise<Response>) => (await answer).text();

afterEach(() => jest.useRealTimers());

describe('a navigation', () => {
  it('is answered with what the browser asked for meanwhile', async () => {
    const ask = jest.fn(() => page('asked'));
    expect(await textOf(answerPage({ preloaded: page('preloaded'), ask, offline }))).toBe('preloaded');
    expect(ask).not.toHaveBeenCalled();
  });

  it('is repeated once when it is lost', async () => {
    const ask = jest.fn(() => page('again')).mockImplementationOnce(lost);
    expect(await textOf(answerPage({ preloaded: NOTHING, ask, offline }))).toBe('again');
    expect(await textOf(answerPage({ preloaded: lost(), ask, offline }))).toBe('again');
  });

  it('is answered with the error of the site, not with the offline page', async () => {
    const ask = () => Promise.resolve(new Response('unavailable', { status: 503 }));
    expect(await textOf(answerPage({ preloaded: NOTHING, ask, offline }))).toBe('unavailable');
  });

  it('shows the offline page without a network, and when nothing comes for 10 seconds', async () => {
    expect(await textOf(answerPage({ preloaded: NOTHING, ask: lost, offline }))).toBe('offline');
    jest.useFakeTimers();
    const hangs = textOf(answerPage({ preloaded: NOTHING, ask: () => new Promise(() => {}), offline }));
    await jest.advanceTimersByTimeAsync(10_000);
    expect(await hangs).toBe('offline');
  });
});

describe('the offline page', () => {
  it('names the site in both languages, and has nothing that is loaded', async () => {
    const answer = offlinePage('Shapla <Play>');
    const html = await answer.text();
    expect(answer.status).toBe(503);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(html).toContain('Shapla &lt;Play&gt;');
    for (const words of ['No connection', 'Try again', 'সংযোগ নেই', 'আবার চেষ্টা করুন']) expect(html).toContain(words);
    expect(html).not.toMatch(/\ssrc=|url\(|<link/);
  });

  it('runs only its own script and style', async () => {
    const answer = offlinePage('');
    const policy = answer.headers.get('content-security-policy') ?? '';
    const [, nonce] = /script-src 'nonce-([^']+)'/.exec(policy) ?? [];
    expect(policy).toContain("default-src 'none'");
    expect((await answer.text()).match(new RegExp(`nonce="${nonce?.replaceAll('+', '\\+')}"`, 'g'))).toHaveLength(2);
    expect(offlinePage('').headers.get('content-security-policy')).not.toBe(policy);
  });

  it.each(['', 'language=bn', 'a=b; language=bn', 'language=en', 'language=bn; a=b', 'language=bnx', 'my-language=bn'])(
    'reads the language of the cookies "%s" as the shell does',
    async (cookies) => {
      const [, pattern = ''] = /const language = \/(.*)\/\.test/.exec(await offlinePage('').text()) ?? [];
      expect(new RegExp(pattern).test(cookies) ? 'bn' : 'en').toBe(readLanguage(cookies));
    },
  );

  it('has the colours of the tokens', async () => {
    const tokens = readFileSync(join(__dirname, '../../../shared/ui/src/tokens.css'), 'utf8');
    const [, list = ''] = /:root \{ ([^}]*);/.exec(await offlinePage('').text()) ?? [];
    const colours = list.split('; ');
    expect(colours).toHaveLength(7);
    for (const colour of colours) expect(tokens).toContain(`  ${colour};`);
  });
});
