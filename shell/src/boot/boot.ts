import { nextTask } from '#core/next-task';
import { readReleases } from './01-releases';
import { startWords } from './02-texts';
import { startNews, startServices } from './03-services';
import { assemble } from './04-internals';
import { renderFrame } from './05-render';
import { startRemotes } from './06-remotes';
import { followLater } from './07-follow';
import { showFatalPage } from './fatal-page';

/** Runs the steps of start-up; their order is fixed. The longest begin in tasks of their own, so that a phone answers presses in between. */
export async function boot() {
  try {
    await nextTask();
    const releases = await readReleases();
    await nextTask();
    const services = startServices(await startWords());
    const assembly = assemble(releases, services);
    await nextTask();
    await renderFrame(assembly.internals);
    await nextTask();
    startNews(services);
    startRemotes(assembly);
    void followLater(assembly);
  } catch (problem) {
    showFatalPage(problem);
  }
}
