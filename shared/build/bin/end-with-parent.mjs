/** Loaded into a command's children: when the command is gone, killed or not, they stop as they do for SIGTERM. */
const LOOK_EVERY_MS = 500;
const parent = process.ppid;

const watch = setInterval(() => {
  if (process.ppid === parent) return;
  clearInterval(watch);
  process.kill(process.pid, 'SIGTERM');
}, LOOK_EVERY_MS);
watch.unref();
