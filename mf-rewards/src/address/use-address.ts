import { useLocation, useSearchParams } from '@site/remote';

/** Null takes the name out of the address. */
type Patch = Readonly<Record<string, string | null>>;

/** What a screen keeps in the query of its address. Names that are not its own stay as they are. */
export function useAddress() {
  const [params, setParams] = useSearchParams();
  // The screen around keeps its tab there.
  const { state } = useLocation() as { state: unknown };

  const changed = (before: URLSearchParams, patch: Patch) => {
    const after = new URLSearchParams(before);
    for (const [name, value] of Object.entries(patch)) {
      if (value === null) after.delete(name);
      else after.set(name, value);
    }
    return after;
  };

  return {
    params,
    change(patch: Patch, options?: { replace?: boolean }) {
      const next = changed(params, patch);
      if (next.toString() !== params.toString()) setParams((now) => changed(now, patch), { ...options, state });
    },
    /** The query with the patch applied, for a link. */
    searchWith: (patch: Patch) => `?${changed(params, patch)}`,
  };
}
