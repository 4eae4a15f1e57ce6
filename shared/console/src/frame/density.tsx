import { createContext, useContext, useLayoutEffect, useState, type ReactNode } from 'react';
import { useIsPhone } from '#parts';

/** `light`: more air between rows; `full`: as many rows as possible. */
type Density = 'light' | 'full';

const KEY = 'density';
/** Heights of a table's row in px; a phone has two lines in each. */
const ROW_PX = { phone: { light: 80, full: 68 }, desktop: { light: 52, full: 36 } } as const satisfies Record<
  string,
  Record<Density, number>
>;

const DensityContext = createContext<{ density: Density; setDensity: (density: Density) => void }>({
  density: 'light',
  setDensity: () => {},
});

/** Provides the density of tables, which this browser keeps. */
export function DensityProvider({ children }: { children: ReactNode }) {
  const [density, setDensity] = useState<Density>(() => (localStorage.getItem(KEY) === 'full' ? 'full' : 'light'));
  useLayoutEffect(() => localStorage.setItem(KEY, density), [density]);
  return <DensityContext value={{ density, setDensity }}>{children}</DensityContext>;
}

export const useDensity = () => useContext(DensityContext);

/** Height of a table's row in px, by density and screen. */
export function useRowHeight(): number {
  const { density } = useDensity();
  return ROW_PX[useIsPhone() ? 'phone' : 'desktop'][density];
}
