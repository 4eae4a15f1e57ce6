export { remote, shell } from './federated-config.mjs';
export { page } from './page-config.mjs';
export { plain } from './plain-config.mjs';
export * from './project.mjs';
export { runWebpack } from './run.mjs';
export { watchRemote } from './watch-remote.mjs';
export { worker } from './worker-config.mjs';
