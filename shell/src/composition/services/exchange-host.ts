import { EXCHANGE_HOST_META } from '@site/api/contracts/site';

/** The origin of prices, as the document names it; empty where it names none. */
export const exchangeHost = () => document.querySelector<HTMLMetaElement>(`meta[name="${EXCHANGE_HOST_META}"]`)?.content ?? '';
