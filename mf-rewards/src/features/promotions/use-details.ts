import { useLocation, useNavigate } from '@site/remote';
import { useAddress } from '@site/remote/address';

const FIELDS = { promotion: { default: '', pattern: /^\d{1,9}$/ } };

/** Router state of links from the list: the history entry before the details is the list. */
export const OVER_THE_LIST = { isOverTheList: true };

/** Id of the promotion whose details are open. It is in the address, so that a link opens it and Back closes it. */
export function useDetails() {
  const { values, change, addressOf } = useAddress(FIELDS);
  const { state } = useLocation() as { state: Partial<typeof OVER_THE_LIST> | null };
  const navigate = useNavigate();
  return {
    id: values.promotion || null,
    linkTo: (promotion: number) => `?${addressOf({ promotion: String(promotion) }).search}`,
    // Go back instead of forward to the list: with two entries of the list the next Back would seem to do nothing.
    close: () => (state?.isOverTheList ? void navigate(-1) : change({ promotion: '' }, { replace: true })),
  };
}
