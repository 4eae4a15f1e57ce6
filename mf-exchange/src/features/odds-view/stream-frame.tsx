import { useText } from '@site/i18n';
import { useQuery } from '@site/remote';
import { LiveFrame } from './live-frame';
import { streamAddressQuery } from './odds-view.queries';

export interface StreamFrameProps {
  /** Its pictures have the same number. */
  eventId: string;
}

export function StreamFrame({ eventId }: StreamFrameProps) {
  const t = useText('exchange');
  const { data, isError } = useQuery(streamAddressQuery(eventId));
  return <LiveFrame title={t('frame.stream')} address={isError ? null : data} shape="picture" none={t('frame.stream.none')} />;
}
