import type { Frames } from '@site/api/contracts/site';
import { changeLanguage, useText } from '@site/i18n';
import { createRemote } from '../create-remote';
import { defineManifest, REMOTE_CONTRACT } from '../manifest';
import { Route, Routes, useSearchParams } from '../router';
import { queryOptions, useQuery } from '../queries';
import { useShell } from '../shell-host';
import { drawPending } from './draw';

const manifest = defineManifest({
  name: 'mf-demo',
  contract: REMOTE_CONTRACT,
  namespace: 'demo',
  paths: [
    { path: '/list', access: 'public' },
    { path: '/match/:id', access: 'player', sample: '?event=7' },
    { path: '/greeting', access: 'player' },
    { path: '/clock', access: 'player' },
    { path: '/game', access: 'player', frame: 'bare' },
  ],
});
const texts = { en: { loading: 'Loading' }, bn: () => Promise.resolve({ default: { loading: 'লোড হচ্ছে' } }) };
const endless = queryOptions({ queryKey: ['endless'], queryFn: () => new Promise<string>(() => {}) });

function List() {
  const t = useText('demo');
  const { layout, session } = useShell();
  const list = useQuery(endless);
  return <p>{list.isPending ? `${t('loading')} ${layout} ${session.player ? 'player' : 'visitor'}` : 'data'}</p>;
}
const Match = () => <p>{useSearchParams()[0].get('event')}</p>;
const Greeting = () => <p>{useShell().session.player?.username}</p>;
const Clock = () => <p>{Date.now()}</p>;

function App() {
  return (
    <Routes>
      <Route path="/list" element={<List />} />
      <Route path="/match/:id" element={<Match />} />
      <Route path="/greeting" element={<Greeting />} />
      <Route path="/clock" element={<Clock />} />
    </Routes>
  );
}

const setTime = (now: number) => void jest.spyOn(Date, 'now').mockReturnValue(now);
const htmlOf = ({ html, places }: Frames, key: string, path: string) => html[places[key]?.[path] ?? -1];

let drawn: Frames;
beforeAll(async () => {
  // React warns of renders outside of a test; here they are those of a build.
  jest.spyOn(console, 'error').mockImplementation(() => {});
  drawn = await drawPending(manifest, createRemote({ manifest, App, texts }), setTime);
  jest.restoreAllMocks();
  await changeLanguage('en');
});

it('draws the pending state in each language and layout, for visitors and players', () => {
  expect(htmlOf(drawn, 'en-mobile-guest', '/list')).toBe('<p>Loading mobile visitor</p>');
  expect(htmlOf(drawn, 'en-desktop-player', '/list')).toBe('<p>Loading desktop player</p>');
  expect(htmlOf(drawn, 'bn-mobile-guest', '/list')).toContain('লোড হচ্ছে');
});

it('draws a path with the query that its claim names', () => {
  expect(htmlOf(drawn, 'en-mobile-player', '/match/:id')).toBe('<p>7</p>');
});

it.each(['/greeting', '/clock'])('draws nothing at %s, because it shows a player or a moment', (path) => {
  expect(htmlOf(drawn, 'en-mobile-player', path)).toBe('');
});

it('draws no page of players for visitors, and none without the frame', () => {
  expect(htmlOf(drawn, 'en-mobile-guest', '/match/:id')).toBeUndefined();
  expect(htmlOf(drawn, 'en-mobile-player', '/game')).toBeUndefined();
});

it('names the path that cannot be rendered', async () => {
  const Broken = () => {
    throw new Error('no answer');
  };
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const broken = createRemote({ manifest, App: Broken, texts });
  await expect(drawPending(manifest, broken, setTime)).rejects.toThrow('/list cannot be drawn (en, mobile, visitor)');
  jest.restoreAllMocks();
});
