import type { Mutations } from './mutation';

export const funds: Mutations = {};
