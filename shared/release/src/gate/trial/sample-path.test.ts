import { samplePath } from './sample-path';

it.each([
  ['/', '/'],
  ['/games', '/games'],
  ['/chat-box/:chatId', '/chat-box/1'],
  ['/account/:part?', '/account'],
  ['/exchange/*', '/exchange'],
  ['/:anything', '/1'],
  ['/complaints/:reference', '/complaints/C-00000001'],
])('the pattern %s is tried at %s', (pattern, path) => {
  expect(samplePath(pattern)).toBe(path);
});
