import { useEffect, useState } from 'react';
import { useText } from '@site/i18n';
import { LoadFailure, Skeleton } from '@site/ui';
import { useFailureText } from '#parts';
import { FrontPage } from './front-page';
import { JoinForm } from './join-form';
import { useInvitation } from './session.queries';
import styles from './session.module.css';

export { default as en } from '#locales/join/en.json';

/** The page of a link that works once. The token leaves the address at once, so that no history and no picture of the screen has it. */
export function JoinPage() {
  const t = useText('console');
  const [token] = useState(() => window.location.hash.slice(1));
  useEffect(() => {
    if (token !== '') window.history.replaceState(window.history.state, '', window.location.pathname);
  }, [token]);
  return (
    <FrontPage title={t('join.title')} lead={t('join.lead')}>
      {token === '' ? <LoadFailure title={t('join.noToken')} message={t('join.noTokenHint')} /> : <Invitation token={token} />}
    </FrontPage>
  );
}

function Invitation({ token }: { token: string }) {
  const t = useText('console');
  const textOf = useFailureText();
  const { data, isPending, error, refetch } = useInvitation(token);
  if (data) return <JoinForm token={token} invitation={data} />;
  if (isPending)
    return (
      <div role="status" aria-busy="true" aria-label={t('join.loading')} className={styles.form}>
        <Skeleton className={styles.codeShape} />
        <Skeleton className={styles.fieldShape} />
        <Skeleton className={styles.fieldShape} />
      </div>
    );
  return <LoadFailure title={t('join.failed')} message={textOf(error)} onRetry={refetch} />;
}
