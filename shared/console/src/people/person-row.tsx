import { formatDate, useText } from '@site/i18n';
import { Button } from '@site/ui';
import { Badge, type BadgeProps } from '@site/ui/badge';
import type { Person } from '@site/platform-operator/calls';
import { RiskyButton } from '#parts';
import styles from './people.module.css';

interface PersonRowProps {
  person: Person;
  /** The person who looks: nobody ends the own way in by a press. */
  isOwn: boolean;
  onRights: () => void;
  onInvite: () => void;
  onEnd: () => void;
}

const LOOKS: Record<Person['sign_in'], BadgeProps['variant']> = { none: 'quiet', invited: 'new', expired: 'bad', ready: 'good' };

/** One person with both roles and the state of the sign-in. */
export function PersonRow({ person, isOwn, onRights, onInvite, onEnd }: PersonRowProps) {
  const t = useText('console');
  const { name, role, release, sign_in: signIn, added_at: added, added_by: addedBy, ended_at: ended } = person;
  const all = t('people.all');
  return (
    <li className={styles.person}>
      <div className={styles.who}>
        <span className={styles.name}>{name}</span>
        {isOwn && <Badge variant="quiet">{t('people.own')}</Badge>}
        {ended === null && <Badge variant={LOOKS[signIn]}>{t(`people.signIn.${signIn}`)}</Badge>}
      </div>
      <p className={styles.roles}>
        <span>{t(`role.${role}`)}</span>
        {release && (
          <span>
            {t('people.releases', {
              role: t(`releaseRole.${release.role}`),
              areas: release.areas?.join(', ') ?? all,
              channels: release.channels?.join(', ') ?? all,
            })}
          </span>
        )}
      </p>
      <p className={styles.since}>
        {ended === null
          ? t('people.since', { date: formatDate(added), by: addedBy })
          : t('people.until', { date: formatDate(added), end: formatDate(ended) })}
      </p>
      {ended === null && !isOwn && (
        <div className={styles.actions}>
          <Button variant="outline" size="s" aria-label={t('people.rightsOf', { name })} onClick={onRights}>
            {t('people.rights')}
          </Button>
          <Button variant="outline" size="s" aria-label={t('people.inviteOf', { name })} onClick={onInvite}>
            {t('people.invite')}
          </Button>
          <RiskyButton size="s" aria-label={t('people.endOf', { name })} onClick={onEnd}>
            {t('people.end')}
          </RiskyButton>
        </div>
      )}
    </li>
  );
}
