import { useLanguage, useText } from '@site/i18n';
import { Link, useQuery } from '@site/remote';
import { Skeleton } from '@site/ui';
import { Badge } from '@site/ui/badge';
import { QuietFailure } from '#chat-frame';
import { promotionsQuery } from './chat-home.queries';
import { cardsOf, type HomePromotion } from './chat-home.rules';
import { Section } from './section';
import styles from './on-show.module.css';

/** Promotions with the status `display`. @see CHAT-017 */
export function OnShow() {
  const t = useText('chat');
  const language = useLanguage();
  const promotions = useQuery(promotionsQuery());
  const cards = promotions.data && cardsOf(promotions.data, language, Date.now());
  if (cards?.length === 0) return null;
  return (
    <Section title={t('chatHome.promotions')}>
      {cards?.every(({ isOver }) => isOver) && <p className={styles.text}>{t('chatHome.promotions.allEnded')}</p>}
      {cards && <Cards cards={cards} />}
      {!cards && promotions.isPending && <Waiting />}
      {!cards && promotions.isError && <QuietFailure onRetry={promotions.refetch} />}
    </Section>
  );
}

function Cards({ cards }: { cards: readonly HomePromotion[] }) {
  const t = useText('chat');
  return (
    <ul className={styles.list}>
      {cards.map(({ id, name, description, image, link, isOver }) => (
        <li key={id} className={styles.card}>
          <img className={styles.picture} src={image} alt="" width={1200} height={600} loading="lazy" />
          <div className={styles.words}>
            {isOver && <Badge variant="quiet">{t('chatHome.promotions.ended')}</Badge>}
            <h3 className={styles.name}>
              <Link className={styles.link} to={link}>
                {name}
              </Link>
            </h3>
            <p className={styles.text}>{description}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Waiting() {
  const t = useText('chat');
  return (
    <div className={styles.list} role="status" aria-busy="true" aria-label={t('chatHome.promotions.loading')}>
      <Skeleton className={styles.waiting} />
      <Skeleton className={styles.waiting} />
    </div>
  );
}
