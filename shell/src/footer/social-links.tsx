import { storagePath } from '@site/api/contracts/site';
import { useQuery } from '@site/remote';
import { socialLinksQuery } from './social-links.queries';
import styles from './footer.module.css';

const NAMES = { whatsapp: 'WhatsApp', facebook: 'Facebook', telegram: 'Telegram' } as const;

export function SocialLinks() {
  const { data: links = [] } = useQuery(socialLinksQuery());
  return (
    <ul className={styles.marks}>
      {links.map(({ id, name, link, icon }) => (
        <li key={id}>
          <a href={link} target="_blank" rel="noopener noreferrer" className={styles.social}>
            <img src={storagePath(icon)} alt="" loading="lazy" />
            {NAMES[name]}
          </a>
        </li>
      ))}
    </ul>
  );
}
