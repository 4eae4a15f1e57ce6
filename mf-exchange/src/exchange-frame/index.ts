export { ExchangeFrame } from './exchange-frame';
export { MatchedBox } from './matched-box';
