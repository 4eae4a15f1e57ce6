import { readReleases } from './01-releases';
import { startWords } from './02-texts';
import { startNews, startServices } from './03-services';
import { assemble } from './04-internals';
import { renderFrame } from './05-render';
import { startRemotes } from './06-remotes';
import { followLater } from './07-follow';
import { showFatalPage } from './fatal-page';

/** Runs the steps of start-up; their order is fixed. */
export async function boot() {
  try {
    const releases = await readReleases();
    const services = startServices(await startWords());
    const assembly = assemble(releases, services);
    await renderFrame(assembly.internals);
    startNews(services);
    startRemotes(assembly);
    void followLater(assembly);
  } catch (problem) {
    showFatalPage(problem);
  }
}
