import { useText } from '@site/i18n';
import { useShell } from '@site/remote';
import { PicturePlace } from '@site/remote/picture-place';
import { Icon, Skeleton } from '@site/ui';
import { FIRST_SLIDE, type Slide } from '@site/api/contracts/site';
import { StageSlide } from './stage-slide';
import { useStage } from './use-stage';
import styles from './main-stage.module.css';

/**
 * The main slider shows one slide at a time and turns every 3 s; it rests under a pointer, with the focus inside, or when paused. @see
 * CATALOGUE-003
 */
export function MainStage({ slides }: { slides: readonly Slide[] }) {
  const t = useText('catalogue');
  const { language, layout, dataSaver } = useShell();
  const stage = useStage();
  if (!slides.length) return null;

  return (
    <section className={styles.stage} {...stage.hold} aria-roledescription="carousel" aria-label={t('stage.label')}>
      <div ref={stage.viewport} className={styles.viewport} aria-live={stage.isPlaying ? 'off' : 'polite'}>
        <ul className={styles.slides} data-turned={stage.hasTurned || undefined}>
          {slides.map((slide, index) => (
            <StageSlide
              key={`${slide.thubmnail} ${index}`}
              slide={slide}
              isFirst={index === 0}
              isShown={index === stage.current}
              hasPicture={index === stage.current || !dataSaver.isOn}
              language={language.current}
              openText={t('stage.open')}
            />
          ))}
        </ul>
      </div>
      {slides.length > 1 && (
        <div className={styles.controls}>
          <button
            type="button"
            className={styles.control}
            aria-label={t(stage.isPlaying ? 'stage.pause' : 'stage.play')}
            onClick={stage.toggle}
          >
            <Icon name={stage.isPlaying ? 'pause' : 'play'} />
          </button>
          {slides.map((slide, index) => (
            <button
              key={`${slide.thubmnail} ${index}`}
              type="button"
              className={styles.dot}
              aria-label={t('stage.go', { number: index + 1, total: slides.length })}
              aria-current={index === stage.current || undefined}
              onClick={() => stage.go(index)}
            />
          ))}
        </div>
      )}
      {slides.length > 1 && layout === 'desktop' && (
        <>
          <button type="button" className={styles.arrow} data-side="previous" aria-label={t('stage.previous')} onClick={stage.previous}>
            <Icon name="chevron-left" />
          </button>
          <button type="button" className={styles.arrow} data-side="next" aria-label={t('stage.next')} onClick={stage.next}>
            <Icon name="chevron-right" />
          </button>
        </>
      )}
    </section>
  );
}

/** The document has the first scene in it already, and it stays. */
export function StageSkeleton() {
  return (
    <div className={styles.stage} aria-hidden="true">
      <div className={styles.viewport}>
        <Skeleton className={styles.ground} />
        <PicturePlace name={FIRST_SLIDE} className={styles.scene} />
      </div>
    </div>
  );
}
