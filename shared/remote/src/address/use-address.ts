import { useLocation, useSearchParams } from '@site/remote';
import { readAddress, writeAddress, type Fields, type ValuesOf } from './address.rules';

/**
 * Hook for state in the query of the address, so that Back, a reload and a shared link keep it. Parameters of others stay.
 * @returns the current values, `change()`, and `addressOf()` for links
 */
export function useAddress<F extends Fields>(fields: F) {
  const [params, setParams] = useSearchParams();
  // The screen around a panel keeps its tab in the router state, so each change passes the state on.
  const { state } = useLocation() as { state: unknown };
  return {
    values: readAddress(fields, params),
    /** Adds an entry to the history, or replaces the current entry with `replace`; unchanged values do nothing. */
    change(values: Partial<ValuesOf<F>>, how: { replace?: boolean } = {}) {
      const isOther = writeAddress(fields, params, values).toString() !== params.toString();
      if (isOther) setParams((current) => writeAddress(fields, current, values), { ...how, state });
    },
    /** Address of a link that changes these values. */
    addressOf: (values: Partial<ValuesOf<F>>) => ({ search: writeAddress(fields, params, values).toString() }),
  };
}
