export interface FilterOption {
  value: string;
  label: string;
}

/** One filter with its options. */
export interface FilterGroup {
  /** Name of the filter's parameter in the address. */
  name: string;
  label: string;
  options: readonly FilterOption[];
  /** Value that filters nothing; default: the value of the first option. */
  none?: string;
  /** Further options below a heading of their own. */
  more?: { label: string; options: readonly FilterOption[] };
}

export type FilterValues = Readonly<Record<string, string>>;
