import { frameKey } from '@site/api/contracts/site';
import { startTexts } from '@site/i18n';
import { addShellTexts } from '#core/texts';
import { renderFrame } from './05-render';
import { internalsOf } from './prerender';

it('fails when the frame cannot be rendered, so that the start shows the page for this', async () => {
  await addShellTexts();
  await startTexts('en');
  const report = jest.fn();
  Object.assign(globalThis, { reportError: report });
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const internals = internalsOf('en', 'mobile', 'guest');
  internals.router.decideAt = () => {
    throw new Error('No decision');
  };
  document.body.innerHTML = `<div id="root" data-frame="${frameKey({ language: 'en', layout: 'mobile', session: 'guest' })}"><p></p></div>`;
  await expect(renderFrame(internals)).rejects.toThrow('No decision');
  expect(report).toHaveBeenCalled();
});
