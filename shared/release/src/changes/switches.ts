import type { ChannelDocument } from '@site/remote/manifest';
import type { ChannelChange } from '../channel/channel';
import { reasonFor, WHOLE_CHANNEL, type Author } from './author';

/** Allows or forbids remotes that run from source in this channel. @returns null when the channel has that setting already */
export function developmentChange(before: ChannelDocument, author: Author, isAllowed: boolean): ChannelChange | null {
  if (before.development === isAllowed) return null;
  return { development: isAllowed, entry: entryOf('development', author, isAllowed) };
}

/** Switches the service worker of all pages on or off. @returns null when the channel has that setting already */
export function workerChange(before: ChannelDocument, author: Author, isOn: boolean): ChannelChange | null {
  if (isOn === !before.workerOff) return null;
  return { workerOff: !isOn, entry: entryOf('worker', author, isOn) };
}

const entryOf = (action: 'development' | 'worker', author: Author, isOn: boolean) => ({
  ...author,
  action,
  ...WHOLE_CHANNEL,
  reason: reasonFor(isOn ? 'on' : 'off', author),
});
