import { EXCHANGE_HOST_META } from '@site/api/contracts/site';

/** Origin of the exchange data host, from the document; empty when the document names none. */
export const exchangeHost = () => document.querySelector<HTMLMetaElement>(`meta[name="${EXCHANGE_HOST_META}"]`)?.content ?? '';
