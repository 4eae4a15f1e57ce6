export { ExchangeFrame, type ExchangeFrameProps } from './exchange-frame';
