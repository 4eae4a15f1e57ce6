import { useText } from '@site/i18n';
import { useQuery } from '@site/remote';
import { LiveFrame } from './live-frame';
import { scoreAddressQuery } from './odds-view.queries';

export interface ScoreFrameProps {
  eventId: string;
}

export function ScoreFrame({ eventId }: ScoreFrameProps) {
  const t = useText('exchange');
  const { data, isError } = useQuery(scoreAddressQuery(eventId));
  return <LiveFrame title={t('frame.score')} address={isError ? null : data} shape="board" none={t('frame.score.none')} />;
}
