import { sandboxObstacle } from './chromium';

const linux = (uid: number) => ({ platform: 'linux', uid });

it('lets the gate try releases in a sandbox where the machine has one, and gives the reason where it has none', () => {
  expect(sandboxObstacle(linux(1000), () => true)).toBeNull();
  expect(sandboxObstacle({ platform: 'darwin', uid: 501 }, () => false)).toBeNull();
  expect(sandboxObstacle(linux(1000), () => false)).toBe('this machine gives it no name spaces of its own');
  expect(sandboxObstacle(linux(0), () => true)).toBe('this user is root');
});
