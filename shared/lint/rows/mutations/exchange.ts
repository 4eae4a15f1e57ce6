import type { Mutations } from './mutation';

export const exchange: Mutations = {};
