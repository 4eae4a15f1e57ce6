import { lstatSync, mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ownFolder } from './reachable';
import { ownUsers } from './run-as';

const place = () => mkdtempSync(join(tmpdir(), 'reachable-'));

it('makes its folder, and uses it again', () => {
  const folder = join(place(), 'postgres');
  ownFolder(folder, ownUsers());
  ownFolder(folder, ownUsers());
  expect(lstatSync(folder).isDirectory()).toBe(true);
});

it('refuses a link in the place of the folder', () => {
  const [folder, elsewhere] = [join(place(), 'postgres'), join(place(), 'elsewhere')];
  mkdirSync(elsewhere);
  symlinkSync(elsewhere, folder);
  expect(() => ownFolder(folder, ownUsers())).toThrow('is no folder');
});

it('takes no folder of another user', () => {
  const folder = place();
  expect(() => ownFolder(folder, [lstatSync(folder).uid + 1])).toThrow('belongs to another user');
});
