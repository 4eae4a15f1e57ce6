import type { Mutations } from './mutation';

export const records: Mutations = {};
