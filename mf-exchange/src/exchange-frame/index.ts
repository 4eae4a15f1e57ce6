export { ExchangeFrame, type ExchangeFrameProps } from './exchange-frame';
export { MatchedBox } from './matched-box';
