import type { Mutations } from './mutation';

export const rewards: Mutations = {};
