import { LANGUAGES } from '@site/i18n';
import { ChipRow } from '@site/ui/choice';
import { stories } from '../stories';
import { framesOf, LAYOUTS, searchOf, type PictureLayout, type View } from './view';
import styles from './index-page.module.css';

const NAMES = { en: 'English', bn: 'Bangla' } as const;

const go = (view: View) => location.assign(searchOf(view));

/** Index of all components, with a choice of language and layout, and the drawings of the chosen one in frames of the layout's width. */
export function IndexPage(view: View) {
  const { story, language, layout } = view;
  return (
    <div className={styles.page}>
      <nav className={styles.index} aria-label="Components">
        {Object.entries(stories).map(([folder, ofFolder]) => (
          <section key={folder}>
            <h2 className={styles.folder}>{folder}</h2>
            <ul>
              {ofFolder.map((one) => (
                <li key={one.component}>
                  <a
                    className={styles.link}
                    href={searchOf({ ...view, story: one, state: null })}
                    aria-current={one === story ? 'page' : undefined}
                  >
                    {one.component}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
      <main className={styles.shown}>
        <h1>{story.component}</h1>
        <div className={styles.choices}>
          <ChipRow
            label="Language"
            chips={LANGUAGES.map((id) => ({ id, label: NAMES[id] }))}
            current={language}
            onChoose={(id) => go({ ...view, language: id === 'bn' ? 'bn' : 'en' })}
          />
          <ChipRow
            label="PictureLayout"
            chips={Object.entries(LAYOUTS).map(([id, width]) => ({ id, label: `${id}, ${width} px` }))}
            current={layout}
            onChoose={(id) => go({ ...view, layout: id as PictureLayout })}
          />
        </div>
        {framesOf(story).map((state) => (
          <figure key={state} className={styles.figure}>
            {state !== null && <figcaption>{state}</figcaption>}
            <iframe
              className={styles.frame}
              data-layout={layout}
              title={[story.component, state].filter(Boolean).join(': ')}
              src={`/frame${searchOf({ ...view, state })}`}
            />
          </figure>
        ))}
      </main>
    </div>
  );
}
