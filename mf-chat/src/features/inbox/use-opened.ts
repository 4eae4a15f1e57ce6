import { useAddress } from '@site/remote/address';

const FIELDS = { message: { default: '', pattern: /^[1-9]\d{0,14}$/ } };

/** Which message is open, in the address: Back closes it, and opens none that was closed. */
export function useOpened() {
  const { values, change, addressOf } = useAddress(FIELDS);
  return {
    opened: values.message,
    addressOf: (id: number) => addressOf({ message: String(id) }),
    close: () => change({ message: '' }, { replace: true }),
  };
}
