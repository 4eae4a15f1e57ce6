import { createRoot } from 'react-dom/client';
import { addTexts } from '@site/i18n';
import type { ChannelDocument } from '@site/remote';
import { withOverrides, type StaffFacts } from '@site/remote/staff';
import en from '#locales/staff/en.json';
import type { ConsoleTool } from '#composition/follow/console-tool';
import { followHashes } from '#composition/releases/hashes';
import { StaffBar } from './staff-bar';

const ROOT = 'staff-root';

/**
 * Shows the bar of staff, in a root of its own: it works also when the release that was chosen does not.
 * @param text facts that the edge wrote into the document
 * @returns the document with the releases that this browser has chosen
 */
export function startStaff(released: ChannelDocument, text: string): ChannelDocument {
  const facts = JSON.parse(text) as StaffFacts;
  addTexts('staff', 'en', en);
  void addTexts('staff', 'bn', () => import('#locales/staff/bn.json')).catch(() => undefined);
  const shown = withOverrides(released, facts.overrides);
  followHashes(shown);
  const element = document.createElement('div');
  element.id = ROOT;
  document.body.prepend(element);
  createRoot(element).render(<StaffBar facts={facts} shown={shown} tool={consoleTool} />);
  return shown;
}

/** The tool comes after the first view; until then the name means the element with the channel document. */
function consoleTool(): ConsoleTool | null {
  const tool = Reflect.get(window, 'releases') as ConsoleTool | HTMLElement | undefined;
  return tool && 'status' in tool ? tool : null;
}
