import type { Mutations } from './mutation';

export const chat: Mutations = {};
