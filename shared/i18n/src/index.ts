export { formatAgo } from './ago';
export { LANGUAGES, readLanguage, type Language } from './language';
export { addTexts, changeLanguage, startTexts, type Dictionary, type DictionarySource } from './texts';
export { useLanguage, useText, type TextParams, type Translate } from './hooks';
export { CURRENCY_SYMBOL, formatCount, formatMoney, paisaOf, type Paisa } from '@site/api/money';
export { formatClock, formatDate, formatDateTime, formatMonth, formatTime, type Moment } from './dates';
