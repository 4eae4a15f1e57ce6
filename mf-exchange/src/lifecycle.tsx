import { createRemote } from '@site/remote';
import { manifest } from '../remote.manifest';
import { App } from './app';
import { texts } from './texts';

export const { contract, bootstrap, mount, unmount } = createRemote({ manifest, App, texts });
