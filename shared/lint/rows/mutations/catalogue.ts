import type { Mutations } from './mutation';

export const catalogue: Mutations = {};
