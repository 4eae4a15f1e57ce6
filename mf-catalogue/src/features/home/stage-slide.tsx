import type { Slide } from '@site/api/contracts/site';
import { storagePath } from '@site/api/contracts/site';
import type { Language } from '@site/i18n';
import { Link } from '@site/remote';
import { slideTarget } from './home.rules';
import styles from './main-stage.module.css';

interface StageSlideProps {
  slide: Slide;
  isFirst: boolean;
  isShown: boolean;
  /** False while data is saved and another slide is shown. */
  hasPicture: boolean;
  language: Language;
  openText: string;
}

export function StageSlide({ slide, isFirst, isShown, hasPicture, language, openText }: StageSlideProps) {
  const name = (language === 'bn' && slide.name_bn) || slide.name;
  const target = slideTarget(slide.link);
  const scene = (
    <>
      {hasPicture && (
        <img
          className={styles.scene}
          src={storagePath(slide.thubmnail)}
          alt=""
          width={1200}
          height={600}
          draggable={false}
          // The first scene is the largest element of the page, so it loads with priority; the others may wait.
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'low'}
        />
      )}
      <span className={styles.words}>
        <strong className={styles.name}>{name}</strong>
        {target && <span className={styles.open}>{openText}</span>}
      </span>
    </>
  );
  return (
    <li className={styles.slide} data-shown={isShown || undefined} aria-hidden={!isShown} inert={!isShown}>
      {!target && scene}
      {target && 'to' in target && (
        <Link className={styles.link} to={target.to}>
          {scene}
        </Link>
      )}
      {target && 'href' in target && (
        <a className={styles.link} href={target.href} target="_blank" rel="noopener noreferrer">
          {scene}
        </a>
      )}
    </li>
  );
}
