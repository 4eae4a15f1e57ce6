import type { Mutations } from './mutation';

export const platform: Mutations = {};
