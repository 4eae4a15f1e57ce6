import { storagePath } from '@site/api/contracts/site';
import { useQuery } from '@site/remote';
import { NETWORK_NAMES, socialLinksQuery } from '#core/settings/social-links.queries';
import styles from './footer.module.css';

export function SocialLinks() {
  const { data: links = [] } = useQuery(socialLinksQuery());
  return (
    <ul className={styles.marks}>
      {links.map(({ id, name, link, icon }) => (
        <li key={id}>
          <a href={link} target="_blank" rel="noopener noreferrer" className={styles.social}>
            <img src={storagePath(icon)} alt="" loading="lazy" />
            {NETWORK_NAMES[name]}
          </a>
        </li>
      ))}
    </ul>
  );
}
