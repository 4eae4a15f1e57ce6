/// <reference path="./css-modules.d.ts" />
export { Button, type ButtonProps } from './buttons/button';
export { IconButton } from './buttons/icon-button';
export { LinkButton } from './buttons/link-button';
export { Icon, type IconName } from './icons/icon';
export { GameTypeIcon } from './icons/game-type-icon';
export { Dialog, prepareDialogs } from './overlays/dialog';
export { Sheet } from './overlays/sheet';
export { Menu, type MenuItem } from './overlays/menu';
export { Money } from './money/money';
export { fetchTakaSign } from './money/taka-sign';
export { Skeleton } from './states/skeleton';
export { NoData } from './states/no-data';
export { LoadFailure } from './states/load-failure';
export { Spinner } from './buttons/spinner';
export { SafeMarkup } from './markup/safe-markup';
export { nameBrand } from './text/document-title';
export { ScreenTitle } from './text/screen-title';
export { Spoken } from './text/spoken';
