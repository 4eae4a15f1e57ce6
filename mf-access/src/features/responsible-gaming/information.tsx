import { Link } from '@site/remote';
import { useText } from '@site/i18n';
import { LinkButton } from '@site/ui';
import { Card } from '@site/ui/card';
import { CHAT } from '#paths';
import styles from './information.module.css';

const TOOLS = ['limits', 'break', 'exclusion', 'window'] as const;
const SIGNS = ['time', 'back', 'need', 'borrow', 'hide', 'mood'] as const;
const HELPERS = ['close', 'doctor', 'us'] as const;

/** Services in Bangladesh that listen or advise; `phone` as it is dialled. The site has no part in them. */
const SERVICES = [
  { name: 'kaanPeteRoi', phone: '09612119911' },
  { name: 'shasthoBatayon', phone: '16263' },
  { name: 'nimh', phone: null },
] as const;

interface InformationProps {
  /** Support address from the settings; without it no e-mail link is shown. */
  supportMail: string | undefined;
  /** A visitor gets a list of the tools; a player sees the tools themselves above. */
  isVisitor: boolean;
}

/** Signs of a gambling problem and places to get help. */
export function Information({ supportMail, isVisitor }: InformationProps) {
  const t = useText('access');
  return (
    <>
      {isVisitor && (
        <Card title={t('safer.info.tools')}>
          <ul className={styles.list} data-mark="leaf">
            {TOOLS.map((tool) => (
              <li key={tool}>{t(`safer.info.tools.${tool}`)}</li>
            ))}
          </ul>
        </Card>
      )}
      <Card title={t('safer.info.signs')}>
        <ul className={styles.list} data-mark="petal">
          {SIGNS.map((sign) => (
            <li key={sign}>{t(`safer.info.signs.${sign}`)}</li>
          ))}
        </ul>
        <p className={styles.text}>{t('safer.info.signs.lead')}</p>
      </Card>
      <Card title={t('safer.info.help')}>
        <ul className={styles.list} data-mark="leaf">
          {HELPERS.map((helper) => (
            <li key={helper}>{t(`safer.info.help.${helper}`)}</li>
          ))}
        </ul>
        <h3 className={styles.services}>{t('safer.info.services')}</h3>
        <ul className={styles.list} data-mark="leaf">
          {SERVICES.map(({ name, phone }) => (
            <li key={name}>
              {t(`safer.info.services.${name}`)} {phone && <a href={`tel:${phone}`}>{phone}</a>}
            </li>
          ))}
        </ul>
        <p className={styles.text}>{t('safer.info.services.note')}</p>
        <div className={styles.ways}>
          <LinkButton as={Link} to={CHAT} variant="outline" size="s" icon="chat">
            {t('safer.info.help.chat')}
          </LinkButton>
          {supportMail && (
            <LinkButton href={`mailto:${supportMail}`} variant="outline" size="s" icon="mail">
              {t('safer.info.help.mail', { mail: supportMail })}
            </LinkButton>
          )}
        </div>
      </Card>
      <section className={styles.adults}>
        <span className={styles.seal} aria-hidden="true">
          18+
        </span>
        <div>
          <h2 className={styles.only}>{t('safer.info.adults')}</h2>
          <p className={styles.text}>{t('safer.info.adults.text')}</p>
        </div>
      </section>
    </>
  );
}
