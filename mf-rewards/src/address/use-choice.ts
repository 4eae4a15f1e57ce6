import { useAddress } from './use-address';
import { PAGE } from './use-pages';

/** One of several, by its name in the address; the first is the default, is left out of it, and stands for anything unknown. */
export function useChoice<Choice extends string>(name: string, choices: readonly [Choice, ...Choice[]]) {
  const { params, change } = useAddress();
  const [first] = choices;
  const current = choices.find((choice) => choice === params.get(name)) ?? first;
  // The third page of one list is not the third of another.
  const choose = (choice: string) => change({ [name]: choice === first ? null : choice, [PAGE]: null });
  return { current, choose };
}
