import type { Mutations } from './mutation';

export const access: Mutations = {};
