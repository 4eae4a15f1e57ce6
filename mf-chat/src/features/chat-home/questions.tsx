import { useText } from '@site/i18n';
import { Link } from '@site/remote';
import { askLink, QUESTIONS } from './chat-home.rules';
import { Section } from './section';
import styles from './questions.module.css';

/** Questions that the assistant can answer; each opens the chat with the question in its field. */
export function Questions() {
  const t = useText('chat');
  return (
    <Section title={t('chatHome.questions')}>
      <ul className={styles.list}>
        {QUESTIONS.map((question) => (
          <li key={question}>
            <Link className={styles.chip} to={askLink(t(question))}>
              {t(question)}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
