export { formatAgo } from './ago';
export { LANGUAGES, readLanguage, type Language } from './language';
export { addTexts, changeLanguage, startTexts, type DictionarySource } from './texts';
export { useLanguage, useText, type Translate } from './hooks';
export type { Dictionary, TextParams } from './words';
export { CURRENCY_SYMBOL, formatCount, formatMoney, paisaOf, type Paisa } from '@site/api/money';
export { formatClock, formatDate, formatDateTime, formatMonth, formatTime, type Moment } from './dates';
