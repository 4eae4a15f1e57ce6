import { Route, Routes } from 'react-router-dom';
import { EventList } from './event-list';
import { EventMarkets } from './event-markets';

export { default as en } from '#locales/exchange/en.json';

/** The desk of the exchange: all events, and the markets of one. */
export function ExchangePage() {
  return (
    <Routes>
      <Route index element={<EventList />} />
      <Route path=":eventId" element={<EventMarkets />} />
    </Routes>
  );
}
