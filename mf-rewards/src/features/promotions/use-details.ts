import { useLocation, useNavigate } from '@site/remote';
import { useAddress } from '@site/remote/address';

const FIELDS = { promotion: { default: '', pattern: /^\d{1,9}$/ } };

/** Goes with a link of this screen: the list is the entry of the history before the details. */
export const OVER_THE_LIST = { isOverTheList: true };

/** The promotion whose details are open, kept in the address: it can be shared, and Back closes it. */
export function useDetails() {
  const { values, change, addressOf } = useAddress(FIELDS);
  const { state } = useLocation() as { state: Partial<typeof OVER_THE_LIST> | null };
  const navigate = useNavigate();
  return {
    id: values.promotion || null,
    linkTo: (promotion: number) => `?${addressOf({ promotion: String(promotion) }).search}`,
    // The list shall not stand in the history twice: the next Back would seem to do nothing.
    close: () => (state?.isOverTheList ? void navigate(-1) : change({ promotion: '' }, { replace: true })),
  };
}
