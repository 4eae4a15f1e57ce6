import webpack from 'webpack';

/**
 * Makes an entry that runs modules one after the other, each in a task of its own, after the task that starts the bundle: a phone needs a
 * third of a second for all of them and answers in between.
 * @param {string[]} requests modules in the order in which they run, absolute or of a package
 * @returns {{ entry: string, plugin: import('webpack').WebpackPluginInstance }}
 */
export function entryInTasks(requests) {
  const parts = requests.map((request) => `() => import(/* webpackMode: "eager" */ ${JSON.stringify(request)})`);
  const source = `const nextTask = () => self.scheduler?.yield?.() ?? new Promise((next) => setTimeout(next));
async function run() { for (const part of [${parts.join(', ')}]) { await nextTask(); await part(); } }
void run();`;
  // A scheme of its own, because each plugin answers for a whole scheme.
  return { entry: 'tasks:entry', plugin: new webpack.experiments.schemes.VirtualUrlPlugin({ entry: source }, 'tasks') };
}
