import type { GameToLaunch, Shell } from './shell';
import type { ShellHost } from './shell-host';

/** A shell under test, the real services or the double, with access to their effects. */
export interface ShellUnderTest {
  host: ShellHost;
  /** Path and state of the last navigation. */
  place(): { path: string; state?: unknown };
  stored(key: string): string | null;
  errors(): readonly string[];
  /** Makes the platform refuse every later launch with this message. */
  refuseLaunches(message: string): void;
}

const ANSWER = { token: 'T1', remote_id: 'R1', username: 'rahim2026', exchange: [{ token: 'X1' }], message: 'ok' };
const SLOT: GameToLaunch = { platform: 'PADMAPLAY', gameType: 'SLOT', gameCode: 'PP1042', name: 'River Gold' };

/** Tests the promises of `Shell`, which the real services and the double keep alike. `makeShell` returns the fresh shell of a visitor. */
export function describeShellContract(name: string, makeShell: () => ShellUnderTest | Promise<ShellUnderTest>) {
  describe(name, () => {
    let test: ShellUnderTest;
    const shell = (): Shell => test.host.store.get(test.host.shell);

    beforeEach(async () => {
      test = await makeShell();
    });

    it('begins with a visitor', () => {
      expect(shell().session.player).toBeNull();
      expect(shell().balance.amount).toBeNull();
      expect(shell().events.isOpen).toBe(false);
    });

    it('keeps the session of a log-in and goes home', () => {
      shell().session.start(ANSWER, { isNewPlayer: false });
      expect(shell().session.player).toEqual({ remoteId: 'R1', username: 'rahim2026' });
      expect(['token', 'remote_id', 'username', 'exchangeToken', 'popup', 'regPopup'].map(test.stored)).toEqual([
        'T1',
        'R1',
        'rahim2026',
        'X1',
        '1',
        '0',
      ]);
      expect(test.place().path).toBe('/');
    });

    it('welcomes a new player', () => {
      shell().session.start(ANSWER, { isNewPlayer: true });
      expect(test.stored('regPopup')).toBe('1');
    });

    it('forgets the session at log-out, keeps the rest and goes home', async () => {
      shell().session.start(ANSWER, { isNewPlayer: false });
      await shell().session.end();
      expect(shell().session.player).toBeNull();
      expect(['token', 'balance', 'remote_id', 'username', 'exchangeToken'].map(test.stored)).toEqual([null, null, null, null, null]);
      expect(test.stored('popup')).toBe('1');
      expect(test.place().path).toBe('/');
    });

    it('goes to the path that a log-out names', async () => {
      shell().session.start(ANSWER, { isNewPlayer: false });
      await shell().session.end('/login');
      expect(shell().session.player).toBeNull();
      expect(test.place().path).toBe('/login');
    });

    it('saves data while the player chooses so', () => {
      expect(shell().dataSaver).toMatchObject({ isOn: false, isBySystem: false });
      shell().dataSaver.choose(true);
      expect(shell().dataSaver.isOn).toBe(true);
      shell().dataSaver.choose(false);
      expect(shell().dataSaver.isOn).toBe(false);
    });

    it('tells its readers of every change', () => {
      let told = 0;
      const stop = test.host.store.sub(test.host.shell, () => told++);
      shell().session.start(ANSWER, { isNewPlayer: false });
      const afterLogIn = told;
      shell().language.choose('bn');
      stop();
      expect(afterLogIn).toBeGreaterThan(0);
      expect(told).toBeGreaterThan(afterLogIn);
      expect(shell().language.current).toBe('bn');
    });

    it('goes where it is asked to, with state', () => {
      shell().navigate('/games?type=SLOT', { state: { from: '/' } });
      expect(test.place()).toMatchObject({ path: '/games?type=SLOT', state: { from: '/' } });
    });

    it('sends a visitor who opens a game to log in', async () => {
      await shell().launchGame(SLOT);
      expect(test.place().path).toBe('/login');
      expect(test.errors()).toEqual([]);
    });

    it('opens the game window for a player and remembers the list', async () => {
      shell().session.start(ANSWER, { isNewPlayer: false });
      await shell().launchGame(SLOT, '/games?type=SLOT&system=PADMAPLAY&title=Slot');
      const { path, state } = test.place();
      expect(path).toBe('/gamerun');
      expect(state).toMatchObject({ url: expect.any(String), session: expect.any(String), name: 'River Gold' });
      expect(state).toMatchObject({ returnTo: '/games?type=SLOT&system=PADMAPLAY&title=Slot' });
    });

    it('comes back home from a game that was not opened in a list', async () => {
      shell().session.start(ANSWER, { isNewPlayer: false });
      await shell().launchGame(SLOT, '/');
      expect(test.place().state).toMatchObject({ returnTo: '/' });
    });

    it('shows why a game cannot be started', async () => {
      shell().session.start(ANSWER, { isNewPlayer: false });
      test.refuseLaunches('This game cannot be started right now.');
      await shell().launchGame(SLOT);
      expect(test.errors()).toEqual(['This game cannot be started right now.']);
      expect(test.place().path).not.toBe('/gamerun');
    });

    it('lets a busy reason be given back, once or twice', () => {
      const done = shell().busy('deposit');
      done();
      expect(done).not.toThrow();
    });
  });
}
