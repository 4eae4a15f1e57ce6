/** Icon of the own brand, below the storage path; an operator may name another one. */
export const OWN_FAVICON = 'logo/favicon.svg';

/** Pictures of the own brand for home screens, below the storage path. A maskable one fills its square: the system cuts it into a shape. */
export const APP_ICONS = [
  { file: 'logo/icon-192.png', px: 192, purpose: 'any' },
  { file: 'logo/icon-512.png', px: 512, purpose: 'any' },
  { file: 'logo/maskable-192.png', px: 192, purpose: 'maskable' },
  { file: 'logo/maskable-512.png', px: 512, purpose: 'maskable' },
] as const;

/** The same for iOS, which reads the head of the page and no SVG. */
export const TOUCH_ICON = { file: 'logo/touch-icon.png', px: 180, purpose: 'maskable' } as const;
