import { useAddress } from '#address';

const PROMOTION = 'promotion';

/** The promotion whose details are open, kept in the address: it can be shared, and Back closes it. */
export function useDetails() {
  const { params, change, searchWith } = useAddress();
  const id = params.get(PROMOTION);
  return {
    id: id && /^\d{1,9}$/.test(id) ? id : null,
    linkTo: (promotion: number) => searchWith({ [PROMOTION]: String(promotion) }),
    close: () => change({ [PROMOTION]: null }, { replace: true }),
  };
}
