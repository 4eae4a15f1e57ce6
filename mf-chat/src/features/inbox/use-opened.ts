import { useAddress } from '@site/remote/address';

const FIELDS = { message: { default: '', pattern: /^[1-9]\d{0,14}$/ } };

/** Id of the open message, kept in the address: Back closes the message, and never opens a closed one. */
export function useOpened() {
  const { values, change, addressOf } = useAddress(FIELDS);
  return {
    opened: values.message,
    addressOf: (id: number) => addressOf({ message: String(id) }),
    close: () => change({ message: '' }, { replace: true }),
  };
}
