// Runs unbuilt in pages of a development session, before the shell.
{
  // `page-script.ts` sets this before: the remote in work, and the address of the event stream of builds.
  const { remote, news: address } = self.devSession;
  // The shell delays a swap while a form is filled in; after this time the banner reports the new build.
  const SWAP_MS = 4000;
  const BANNER =
    'position:fixed;inset:auto auto 0 0;z-index:2147483647;padding:4px 10px;background:#f2c14e;color:#0a1411;font:600 12px system-ui;pointer-events:none';
  const FAULT =
    'position:fixed;inset:auto 0 0 0;z-index:2147483646;margin:0;padding:12px 12px 32px;max-height:50vh;overflow:auto;background:#2a0f12;color:#ffd9d9;font:12px/1.5 ui-monospace,monospace;white-space:pre-wrap';

  const banner = part('div', 'note', BANNER);
  const fault = part('pre', 'alert', FAULT);
  const shown = () => document.querySelector(`[data-remote="${remote}"]`);
  // Check for `status`: before the shell sets `self.releases`, that name is the element with the id `releases`.
  const canSwap = () => typeof self.releases?.status === 'function';

  function part(tag, role, style) {
    const element = document.createElement(tag);
    element.setAttribute('role', role);
    element.style.cssText = style;
    return element;
  }

  function say(words) {
    banner.textContent = `Development: ${remote} ${words}`;
  }

  function handleFailed({ failure }) {
    fault.textContent = failure;
    document.body.append(fault);
    say('was not built; the last good build stays');
  }

  function handleBuilt({ release }) {
    fault.remove();
    say('from source');
    const inlined = JSON.parse(document.getElementById('releases').textContent);
    const { release: started } = inlined.remotes[remote] ?? {};
    if (started === release) return;
    // An area that shows its error card is not mounted, so it cannot be swapped.
    const isBroken = !shown() && inlined.releases[`${remote}/${started}`]?.paths.some(isHere);
    if (isBroken || !canSwap()) return location.reload();
    dispatchEvent(new Event('releases:look'));
    setTimeout(() => checkSwap(release), SWAP_MS);
  }

  function isHere({ path }) {
    const parts = path
      .replace(/\/:[^/]+\?/g, '(/[^/]+)?')
      .replace(/:[^/]+/g, '[^/]+')
      .replace(/\*$/, '.*');
    return new RegExp(`^${parts}/?$`).test(location.pathname);
  }

  function checkSwap(release) {
    const now = shown();
    if (now && now.dataset.release !== release) say('was built; it comes as soon as nothing is being typed, or with a reload');
  }

  say('from source');
  addEventListener('releases:stuck', () => location.reload());
  addEventListener('DOMContentLoaded', () => {
    document.body.append(banner);
    const news = new EventSource(address);
    news.addEventListener('built', ({ data }) => handleBuilt(JSON.parse(data)));
    news.addEventListener('failed', ({ data }) => handleFailed(JSON.parse(data)));
  });
}
