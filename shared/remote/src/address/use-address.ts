import { useLocation, useSearchParams } from '@site/remote';
import { readAddress, writeAddress, type Fields, type ValuesOf } from './address.rules';

/** State that Back, a reload and a shared link keep: it stands in the query of the address. Names that are not its own stay. */
export function useAddress<F extends Fields>(fields: F) {
  const [params, setParams] = useSearchParams();
  // The screen around a panel keeps its tab there.
  const { state } = useLocation() as { state: unknown };
  return {
    values: readAddress(fields, params),
    /** A step of the history, unless it `replace`s the one that stands or changes nothing. */
    change(values: Partial<ValuesOf<F>>, how: { replace?: boolean } = {}) {
      const isOther = writeAddress(fields, params, values).toString() !== params.toString();
      if (isOther) setParams((current) => writeAddress(fields, current, values), { ...how, state });
    },
    /** The same as the address of a link. */
    addressOf: (values: Partial<ValuesOf<F>>) => ({ search: writeAddress(fields, params, values).toString() }),
  };
}
