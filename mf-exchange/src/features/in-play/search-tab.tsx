import { useText } from '@site/i18n';
import { useAddress } from '@site/remote/address';
import { Spoken } from '@site/ui';
import { TextField } from '@site/ui/forms';
import { EventsSkeleton, NoEvents, useSportEvents } from '#event-list';
import { GroupedEvents } from './grouped-events';
import { eventsNamed } from './in-play.rules';
import styles from './in-play.module.css';

const FIELDS = { q: { default: '', pattern: /^.{1,60}$/ } } as const;
const LONGEST = 60;

/** Finds events by name while the player types. */
export function SearchTab() {
  const t = useText('exchange');
  const { values, change } = useAddress(FIELDS);
  const { events, isPending, isFailed, retry } = useSportEvents();
  const found = eventsNamed(values.q, events);
  const hasAsked = values.q.trim() !== '';
  return (
    <div className={styles.groups}>
      <TextField
        type="search"
        label={t('inPlay.search.label')}
        hint={t('inPlay.search.hint')}
        value={values.q}
        maxLength={LONGEST}
        autoComplete="off"
        onChange={({ target }) => change({ q: target.value }, { replace: true })}
      />
      <Spoken role="status">{hasAsked && !isPending ? t('inPlay.search.found', { count: found.length }) : ''}</Spoken>
      {hasAsked && isPending && <EventsSkeleton />}
      {hasAsked && !isPending && !found.length && (
        <NoEvents text={t('inPlay.search.none', { words: values.q.trim() })} onRetry={isFailed ? retry : undefined} />
      )}
      <GroupedEvents events={found} />
    </div>
  );
}
