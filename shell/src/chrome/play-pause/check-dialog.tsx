import { useText } from '@site/i18n';
import { useQuery } from '@site/remote';
import { Button, Dialog } from '@site/ui';
import { FormProblem } from '@site/ui/outcome';
import { playSessionQuery, useAnswer } from './play-pause.queries';
import { SessionFigures } from './session-figures';
import styles from './play-pause.module.css';

/** Reality check: time, stakes and result of the session over all tabs and devices. Only an answer closes it. */
export function CheckDialog({ remoteId }: { remoteId: string }) {
  const t = useText('play');
  const session = useQuery(playSessionQuery(remoteId));
  const { mutate, isPending, isError } = useAnswer(remoteId);
  const minutes = session.data?.timers.find(({ kind }) => kind === 'check')?.minutes;

  return (
    <Dialog
      isOpen
      isDismissible={false}
      onClose={() => undefined}
      title={t('check.title')}
      description={minutes ? t('check.lead', { minutes }) : undefined}
      actions={
        <>
          <Button variant="outline" disabled={isPending} onClick={() => mutate('go_on')}>
            {t('check.goOn')}
          </Button>
          <Button isBusy={isPending} onClick={() => mutate('stop')}>
            {t('check.stop')}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <SessionFigures query={session} />
        <p className={styles.hint}>{t('check.stop.hint')}</p>
        <FormProblem>{isError && t('failed')}</FormProblem>
      </div>
    </Dialog>
  );
}
