import type { ChannelDocument } from '@site/remote/manifest';

/** A channel document that a change starts from. @param part fields that the test sets */
export const channelBefore = (part: Partial<ChannelDocument> = {}): ChannelDocument => ({
  channel: 'live',
  serial: 7,
  issuedAt: '2026-01-15T06:00:00.000Z',
  expiresAt: '2026-01-22T06:00:00.000Z',
  development: true,
  remotes: { shell: { release: 's1' }, 'mf-x': { release: 'x3', stepBack: 'x2' }, 'mf-y': { release: 'y1' } },
  revoked: {},
  releases: {},
  log: { entries: 0, head: '' },
  signatures: [],
  ...part,
});
