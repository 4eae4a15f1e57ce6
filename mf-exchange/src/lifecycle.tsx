import { createRemote } from '@site/remote';
import { manifest } from '../remote.manifest';
import en from '../locales/en.json';
import { App } from './app';

export const { contract, bootstrap, mount, unmount } = createRemote({
  manifest,
  App,
  texts: { en, bn: () => import('../locales/bn.json') },
});
