import type { Mutations } from './mutation';

export const shell: Mutations = {};
