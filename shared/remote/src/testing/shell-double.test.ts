import { describeShellContract } from '../shell-contract';
import { createShellDouble, DEMO_PLAYER } from './index';

describeShellContract('the shell in memory', () => {
  const double = createShellDouble();
  return {
    host: double,
    place: () => double.notes.navigations.at(-1) ?? { path: '/' },
    stored: (key) => double.stored.get(key) ?? null,
    errors: () => double.notes.errors,
    refuseLaunches: (launchRefusal) => double.change({ launchRefusal }),
  };
});

it('can begin with a player and their balance', () => {
  const { current } = createShellDouble({ player: DEMO_PLAYER, balance: '1234.50' });
  expect(current().session.player?.username).toBe('rahim2026');
  expect(current().balance.amount).toBe('1234.50');
});

it('moves a connected router too', () => {
  const double = createShellDouble();
  const went: string[] = [];
  double.onNavigate((path) => void went.push(path));
  double.current().navigate('/deposit');
  expect(went).toEqual(['/deposit']);
});

it('sends an event to every listener until it stops', () => {
  const double = createShellDouble({ hasEvents: true });
  const heard: string[] = [];
  const stop = double.current().events.listen(({ name }) => void heard.push(name));
  double.tell({ name: 'inbox', data: { unread: 3 } });
  stop();
  double.tell({ name: 'complaint', data: { reference: 'C-12345678' } });
  expect(heard).toEqual(['inbox']);
  expect(double.current().events.isOpen).toBe(true);
});
