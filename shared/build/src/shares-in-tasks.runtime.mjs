/**
 * Plugin of the federation runtime in the shell. The runtime looks up all shared modules at its start, 40 ms on a phone; with this plugin it
 * does so in a task for each, and the page answers in between.
 * @returns {{ name: string, beforeLoadShare: <Parts>(parts: Parts) => Promise<Parts> }}
 */
function sharesInTasks() {
  return {
    name: 'shares-in-tasks',
    async beforeLoadShare(parts) {
      // A browser without this scheduler goes on at once: its timers would wait in a tab in the background.
      await self.scheduler?.yield?.();
      return parts;
    },
  };
}

/** @public The runtime takes plugins by their default export. */
export { sharesInTasks as default };
