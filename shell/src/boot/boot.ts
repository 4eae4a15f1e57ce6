import { readReleases } from './01-releases';
import { startWords } from './02-texts';
import { startServices } from './03-services';
import { assemble } from './04-internals';
import { renderFrame } from './05-render';
import { startRemotes } from './06-remotes';
import { showFatalPage } from './fatal-page';

/** Start-up, in this order and no other. */
export async function boot() {
  try {
    const releases = await readReleases();
    const services = startServices(await startWords());
    const internals = assemble(releases, services);
    renderFrame(internals);
    startRemotes(internals);
  } catch (problem) {
    showFatalPage(problem);
  }
}
