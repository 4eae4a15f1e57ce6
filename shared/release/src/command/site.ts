import path from 'node:path';
import {
  areaDir,
  areasElsewhere,
  areasOf,
  keysDirOf,
  outputOf,
  plainOutput,
  plainReleaseOf,
  releaseOf,
  rootAbove,
  sourcesOf,
} from '@site/build/project';
import { DEFAULTS } from '@site/serving/defaults';
import { commitOf, firstHolderOf } from './actor';
import { openKeys } from '../keys/keys';
import { readSigners } from '../keys/read-keys';
import { openPeople } from '../people/people-file';
import { publish } from '../publish/publish';
import { openStore, storePlaceIn } from '../store/open-store';
import { ReleaseRefusal } from '../store/store';
import { openTrust, signStatement } from '../trust';

/** Name of the comparison build: it is released like an area, and live in its own channel. */
export const PLAIN = 'plain';

/** The project that contains the folder `from`: its areas, store, keys and settings. */
export function openSite(from: string, environment: NodeJS.ProcessEnv) {
  const root = rootAbove(from);
  const storePlace = storePlaceIn(environment, root);
  const store = openStore(storePlace, environment);
  const keys = openKeys(keysDirOf(root, environment), storePlace.url === undefined ? storePlace.folder : undefined);
  /** Folder of the release service: its credentials, its audit log and uploads that are not published yet. */
  const serviceFolder = path.resolve(root, environment['RELEASE_DATA_DIR'] ?? DEFAULTS.RELEASE_DATA_DIR);

  /** @throws ReleaseRefusal that lists the areas, when none has this name */
  const folderOf = (name: string) => {
    try {
      return areaDir(root, name);
    } catch (problem) {
      throw new ReleaseRefusal(problem instanceof Error ? problem.message : String(problem));
    }
  };

  const sourceOf = (name: string) => (name === PLAIN ? { name, output: plainOutput(root) } : { name, output: outputOf(folderOf(name)) });

  return {
    root,
    store,
    storePlace,
    keys,
    trust: openTrust({ store, keys }),
    serviceFolder,
    people: openPeople(serviceFolder),
    environment,
    channel: environment['CHANNEL'] ?? DEFAULTS.CHANNEL,
    isLocal: isLocalSite(environment),
    /** Holder of a key that is made without a name. */
    firstHolder: () => firstHolderOf(root, environment),
    areas: () => areasOf(root),
    /** Names of the areas that another repository releases. */
    areasElsewhere: () => [...areasElsewhere(root).keys()],
    /** Release id of the current source of an area. */
    releaseOf: (name: string) => {
      if (name !== PLAIN) return releaseOf(root, folderOf(name), environment);
      return plainReleaseOf(
        root,
        areasOf(root).map((area) => path.join(root, area)),
        environment,
      );
    },
    /** Folders and files that an area is built from. */
    sourcesOf: (name: string) => sourcesOf(root, folderOf(name)),
    /** Folder that the build of an area writes to. */
    outputOf: (name: string) => sourceOf(name).output,
    commit: () => commitOf(root),
    /** Publishes the build output of an area to the store, signed with the key of `RELEASE_KEY` too. @returns the release */
    publish: async (name: string) => {
      const signers = await readSigners(environment['RELEASE_KEY'], from);
      const publisher = { store, keys, actor: await keys.holder(), commit: commitOf(root) };
      return publish({ ...publisher, sign: (statement) => signStatement(statement, signers) }, sourceOf(name));
    },
  };
}

const LOOPBACK = ['localhost', '127.0.0.1', '::1', '[::1]'];

/** True where only this machine reaches the site, which is the default. */
function isLocalSite({ HOST, SITE_ORIGIN }: NodeJS.ProcessEnv) {
  const hosts = [
    HOST || 'localhost',
    SITE_ORIGIN && URL.canParse(SITE_ORIGIN) ? new URL(SITE_ORIGIN).hostname : SITE_ORIGIN || 'localhost',
  ];
  return hosts.every((host) => LOOPBACK.includes(host));
}

/** Project, store and keys of one run of the command. */
export type OpenedSite = ReturnType<typeof openSite>;
