import { useState } from 'react';
import { LANGUAGES, useLanguage, useText, type Language } from '@site/i18n';
import { ChipRow } from '@site/ui/choice';
import { LANGUAGE_NAMES } from '#parts';
import { type ContentItem, isPromotion, PREVIEW_LAYOUTS, type PreviewLayout } from './content.rules';
import { PromotionPreview } from './promotion-preview';
import { SlidePreview } from './slide-preview';
import styles from './preview.module.css';

/** An item as players see it, on a phone and on a desktop, in both languages. */
export function Preview({ item }: { item: ContentItem }) {
  const t = useText('console');
  const own = useLanguage();
  const [layout, setLayout] = useState<PreviewLayout>('phone');
  const [language, setLanguage] = useState<Language>(own);
  return (
    <section className={styles.preview} aria-label={t('content.preview')}>
      <div className={styles.choices}>
        <ChipRow
          label={t('content.layout')}
          chips={PREVIEW_LAYOUTS.map((id) => ({ id, label: t(`content.layout.${id}`) }))}
          current={layout}
          onChoose={(id) => setLayout(id as PreviewLayout)}
        />
        <ChipRow
          label={t('content.language')}
          chips={LANGUAGES.map((id) => ({ id, label: <span lang={id}>{LANGUAGE_NAMES[id]}</span> }))}
          current={language}
          onChoose={(id) => setLanguage(id as Language)}
        />
      </div>
      <div className={styles.screen}>
        <div className={styles.paper} data-layout={layout} lang={language}>
          {isPromotion(item) ? (
            <PromotionPreview promotion={item} layout={layout} language={language} />
          ) : (
            <SlidePreview slide={item} language={language} />
          )}
        </div>
      </div>
    </section>
  );
}
