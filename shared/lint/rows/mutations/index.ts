import { access } from './access';
import { catalogue } from './catalogue';
import { chat } from './chat';
import { exchange } from './exchange';
import { funds } from './funds';
import { platform } from './platform';
import { records } from './records';
import { rewards } from './rewards';
import { shell } from './shell';
import type { Mutations } from './mutation';

export type { Mutation } from './mutation';

/** Mutations of all areas, by row. */
export const MUTATIONS: Mutations = {
  ...shell,
  ...access,
  ...catalogue,
  ...funds,
  ...records,
  ...rewards,
  ...chat,
  ...exchange,
  ...platform,
};
