import { readLanguage, type Language } from '@site/i18n';
import styles from './fatal-page.module.css';

/** The page has its own texts, because after a failed start-up no other text may be loaded. */
const WORDS = {
  en: { title: 'The site could not start', text: 'Please check your connection and load the page again.', again: 'Load again' },
  bn: { title: 'সাইটটি চালু করা যায়নি', text: 'আপনার সংযোগ দেখে পাতাটি আবার লোড করুন।', again: 'আবার লোড করুন' },
} as const satisfies Record<Language, unknown>;

/** Page that is shown when a step of start-up failed. */
export function showFatalPage(problem: unknown) {
  console.error('The shell did not start', problem);
  const words = WORDS[readLanguage(document.cookie)];
  const page = document.createElement('main');
  page.className = styles['page'] ?? '';
  const title = page.appendChild(document.createElement('h1'));
  title.textContent = words.title;
  const text = page.appendChild(document.createElement('p'));
  text.textContent = words.text;
  const again = page.appendChild(document.createElement('button'));
  again.type = 'button';
  again.className = styles['again'] ?? '';
  again.textContent = words.again;
  again.addEventListener('click', () => window.location.reload());
  document.getElementById('root')?.replaceChildren(page);
}
