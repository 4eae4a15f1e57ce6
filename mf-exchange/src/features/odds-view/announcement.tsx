import { useText } from '@site/i18n';
import { Spoken } from '@site/ui';
import type { LiveEvent } from '#markets';
import { useAnnouncement } from './use-announcement';

export interface AnnouncementProps {
  live: LiveEvent;
}

export function Announcement({ live }: AnnouncementProps) {
  const t = useText('exchange');
  const said = useAnnouncement(live);
  return <Spoken role="status">{said && t(said)}</Spoken>;
}
