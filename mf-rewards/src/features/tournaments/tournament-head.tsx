import { GAME_TYPE_NAMES } from '@site/api/contracts/catalogue';
import type { Tournament } from '@site/api/contracts/rewards';
import { sumOf } from '@site/api/money';
import { formatCount, formatDateTime, formatMoney, paisaOf, useLanguage, useText, type Translate } from '@site/i18n';
import { Money } from '@site/ui';
import { Badge } from '@site/ui/badge';
import styles from './tournaments.module.css';

const VARIANTS = { upcoming: 'new', running: 'good', counting: 'good', finished: 'quiet' } as const satisfies Record<
  Tournament['phase'],
  string
>;

/** Name, phase, games, time, prizes and players of a tournament. */
export function TournamentHead({ tournament, isTitle }: { tournament: Tournament; isTitle?: boolean }) {
  const t = useText('rewards');
  const language = useLanguage();
  const { id, name, name_bn: nameBn, phase, from, until, prizes, players } = tournament;
  const Name = isTitle ? 'h2' : 'h3';
  return (
    <>
      <div className={styles.head}>
        <Name id={`tournament-${id}`} className={styles.name}>
          {language === 'bn' ? nameBn : name}
        </Name>
        <Badge variant={VARIANTS[phase]}>{t(`tournaments.phase.${phase}`)}</Badge>
      </div>
      <p className={styles.total}>
        <Money amount={prizes[0] ?? '0.00'} /> <span className={styles.note}>{t('tournaments.firstPrize')}</span>
      </p>
      <dl className={styles.facts}>
        <div className={styles.fact}>
          <dt>{t('tournaments.games')}</dt>
          <dd>{gamesOf(tournament, t)}</dd>
        </div>
        <div className={styles.fact}>
          <dt>{t('tournaments.begins')}</dt>
          <dd>
            <time dateTime={from}>{formatDateTime(from)}</time>
          </dd>
        </div>
        <div className={styles.fact}>
          <dt>{t('tournaments.ends')}</dt>
          <dd>
            <time dateTime={until}>{formatDateTime(until)}</time>
          </dd>
        </div>
        <div className={styles.fact}>
          <dt>{t('tournaments.allPrizes')}</dt>
          <dd>{formatMoney(sumOf(prizes.map(paisaOf)))}</dd>
        </div>
        <div className={styles.fact}>
          <dt>{t('tournaments.players')}</dt>
          <dd>{formatCount(players)}</dd>
        </div>
      </dl>
    </>
  );
}

/** Names of a list, else the category. */
function gamesOf({ games, game_type: type }: Tournament, t: Translate) {
  if (games.length > 0) return games.join(', ');
  return type ? t(GAME_TYPE_NAMES[type]) : t('tournaments.allGames');
}
