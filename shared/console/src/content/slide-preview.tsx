import { storagePath } from '@site/api/contracts/site';
import type { Language } from '@site/i18n';
import type { EditedSlide } from '@site/platform-operator/calls';
import { PlayerText } from '#parts';
import { PREVIEW_WORDS } from './preview-words';
import styles from './preview.module.css';

interface SlidePreviewProps {
  slide: EditedSlide;
  language: Language;
}

/** A slide as the home page shows it: a scene with words, or a poster with its name below. */
export function SlidePreview({ slide, language }: SlidePreviewProps) {
  const name = <PlayerText text={(language === 'bn' && slide.name_bn) || slide.name} />;
  if (slide.slider_type !== 'Main')
    return (
      <div className={styles.tile}>
        <img className={styles.poster} src={storagePath(slide.picture)} alt="" />
        <span className={styles.tileName}>{name}</span>
      </div>
    );
  return (
    <div className={styles.stage}>
      <div className={styles.viewport}>
        <img className={styles.scene} src={storagePath(slide.picture)} alt="" />
        <span className={styles.words}>
          <strong className={styles.sceneName}>{name}</strong>
          {slide.link !== '' && <span className={styles.open}>{PREVIEW_WORDS[language].openSlide}</span>}
        </span>
      </div>
    </div>
  );
}
