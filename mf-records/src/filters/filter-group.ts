export interface FilterOption {
  value: string;
  label: string;
}

/** What one filter offers. */
export interface FilterGroup {
  /** Its name in the address. */
  name: string;
  label: string;
  options: readonly FilterOption[];
  /** The value that narrows nothing; that of the first option when left out. */
  none?: string;
  /** Further ones below a heading of their own. */
  more?: { label: string; options: readonly FilterOption[] };
}

export type FilterValues = Readonly<Record<string, string>>;
