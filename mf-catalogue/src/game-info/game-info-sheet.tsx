import type { ReactNode } from 'react';
import { useText } from '@site/i18n';
import { useQuery, useShell } from '@site/remote';
import { LoadFailure, Sheet, Skeleton } from '@site/ui';
import { GameFacts } from './game-facts';
import { gameFactsQuery } from './game-info.queries';
import styles from './game-info.module.css';

export interface GameInfoSheetProps {
  game: { code: string; name: string };
  onClose: () => void;
  /** Buttons that open the game. */
  actions?: ReactNode;
}

/** Rules, return to player, largest win, stakes and round length of a game, before it opens or beside it. */
export function GameInfoSheet({ game, onClose, actions }: GameInfoSheetProps) {
  const t = useText('catalogue');
  const { language } = useShell();
  const { data, isPending, error, refetch } = useQuery(gameFactsQuery(game.code, language.current));
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={game.name}
      description={data ? t('info.kind', { kind: data.kind }) : t('info.title')}
      actions={actions}
    >
      {data && <GameFacts facts={data} />}
      {!data && isPending && (
        <div className={styles.facts} role="status" aria-label={t('info.loading')}>
          <Skeleton className={styles.waiting} />
          <Skeleton className={styles.waiting} />
        </div>
      )}
      {!data && !isPending && <LoadFailure error={error} onRetry={() => void refetch()} />}
    </Sheet>
  );
}
