import { useState } from 'react';
import { useText } from '@site/i18n';
import { Button, LoadFailure, NoData } from '@site/ui';
import type { Person, Session } from '@site/platform-operator/calls';
import { PageBar, PageShape, useFailureText } from '#parts';
import { AddDialog } from './add-dialog';
import { EndDialog } from './end-dialog';
import { InviteDialog } from './invite-dialog';
import { PersonRow } from './person-row';
import { usePeople } from './people.queries';
import { RightsDialog } from './rights-dialog';
import styles from './people.module.css';

export { default as en } from '#locales/people/en.json';

type Open = { what: 'add' } | { what: 'rights' | 'invite' | 'end'; person: Person };

/** People who run the site: who they are, how they sign in, and their beginning and end. */
export function PeoplePage({ session }: { session: Session }) {
  const t = useText('console');
  const textOf = useFailureText();
  const { data, isPending, error, refetch, isFetching } = usePeople();
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  if (!data && isPending) return <PageShape />;
  if (!data) return <LoadFailure title={t('people.failed')} message={textOf(error)} onRetry={refetch} />;
  const present = data.filter(({ ended_at: ended }) => ended === null);
  const gone = data.filter(({ ended_at: ended }) => ended !== null);
  const listOf = (people: typeof data, label: string) => (
    <ul className={styles.list} aria-label={label}>
      {people.map((person) => (
        <PersonRow
          key={person.name}
          person={person}
          isOwn={person.name === session.name}
          onRights={() => setOpen({ what: 'rights', person })}
          onInvite={() => setOpen({ what: 'invite', person })}
          onEnd={() => setOpen({ what: 'end', person })}
        />
      ))}
    </ul>
  );
  return (
    <div className={styles.page}>
      <PageBar
        title={t('people.title')}
        count={present.length}
        isBusy={isFetching}
        problem={error && textOf(error)}
        onRefresh={refetch}
        actions={
          <Button size="s" onClick={() => setOpen({ what: 'add' })}>
            {t('people.add')}
          </Button>
        }
      />
      {present.length === 0 ? <NoData text={t('people.empty')} /> : listOf(present, t('people.title'))}
      {gone.length > 0 && (
        <details className={styles.gone}>
          <summary className={styles.summary}>{t('people.gone', { count: gone.length })}</summary>
          {listOf(gone, t('people.goneLabel'))}
        </details>
      )}
      {open?.what === 'add' && <AddDialog onClose={close} />}
      {open?.what === 'rights' && <RightsDialog person={open.person} onClose={close} />}
      {open?.what === 'invite' && <InviteDialog name={open.person.name} onClose={close} />}
      {open?.what === 'end' && <EndDialog name={open.person.name} onClose={close} />}
    </div>
  );
}
