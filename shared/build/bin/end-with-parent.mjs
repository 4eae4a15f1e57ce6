/** Loaded into the children of a command: when the command has ended, also by SIGKILL, each child sends itself SIGTERM. */
const LOOK_EVERY_MS = 500;
const parent = process.ppid;

const watch = setInterval(() => {
  if (process.ppid === parent) return;
  clearInterval(watch);
  process.kill(process.pid, 'SIGTERM');
}, LOOK_EVERY_MS);
watch.unref();
