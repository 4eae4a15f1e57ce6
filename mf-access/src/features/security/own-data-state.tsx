import type { OwnData } from '@site/api/contracts/own-account';
import { formatDateTime, useText } from '@site/i18n';
import { useShell } from '@site/remote';
import { Button } from '@site/ui';
import { saveFile } from '@site/ui/files';
import { LevelBar } from '@site/ui/level-bar';
import { FormProblem, FormStatus } from '@site/ui/outcome';
import { useDownload } from './own-account.queries';
import { kilobytes, percentOf } from './own-account.rules';
import styles from './own-account.module.css';

/** The last archive: its progress, its download, or why there is none. */
export function OwnDataState({ remoteId, archive }: { remoteId: string; archive: OwnData }) {
  const t = useText('access');
  const { state, parts_done: done, parts_all: all, next_at: nextAt } = archive;
  return (
    <div className={styles.state}>
      {state === 'waiting' && (
        <>
          <p>{t('ownData.waiting')}</p>
          <LevelBar percent={percentOf(archive)} label={t('ownData.progress')} from={t('ownData.parts', { done, all })} to={null} />
        </>
      )}
      <FormStatus>
        {state === 'ready' && t('ownData.ready', { time: archive.expires_at ? formatDateTime(archive.expires_at) : '' })}
      </FormStatus>
      {state === 'ready' && <Download remoteId={remoteId} bytes={archive.bytes ?? 0} />}
      {state === 'failed' && <FormProblem>{t('ownData.failed')}</FormProblem>}
      {state !== 'waiting' && nextAt && <p className={styles.soft}>{t('ownData.next', { time: formatDateTime(nextAt) })}</p>}
    </div>
  );
}

/** A plain link cannot send the player's token, so the button fetches the archive and saves it as a file. */
function Download({ remoteId, bytes }: { remoteId: string; bytes: number }) {
  const t = useText('access');
  const { dialogs } = useShell();
  const download = useDownload(remoteId);
  const handleClick = () =>
    download.mutate(undefined, {
      onSuccess: (file) => saveFile(file, file.name),
      onError: () => dialogs.error(t('ownData.downloadFailed')),
    });
  return (
    <div className={styles.actions}>
      <Button icon="download" isBusy={download.isPending} onClick={handleClick}>
        {t('ownData.download', { size: kilobytes(bytes) })}
      </Button>
    </div>
  );
}
