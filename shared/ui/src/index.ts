/// <reference path="./css-modules.d.ts" />
export { Button, type ButtonProps } from './buttons/button';
export { IconButton, type IconButtonProps } from './buttons/icon-button';
export { LinkButton, type LinkButtonProps } from './buttons/link-button';
export { Icon, type IconName, type IconProps } from './icons/icon';
export { GameTypeIcon, type GameTypeIconProps } from './icons/game-type-icon';
export { Dialog, type DialogProps } from './overlays/dialog';
export { Sheet, type SheetProps } from './overlays/sheet';
export { Menu, type MenuItem, type MenuProps } from './overlays/menu';
export { Money, type MoneyProps } from './money/money';
export { Skeleton, type SkeletonProps } from './states/skeleton';
export { NoData, type NoDataProps } from './states/no-data';
export { LoadFailure, type LoadFailureProps } from './states/load-failure';
export { Spinner, type SpinnerProps } from './buttons/spinner';
export { SafeMarkup, type SafeMarkupProps } from './markup/safe-markup';
export { nameBrand } from './text/document-title';
export { ScreenTitle, type ScreenTitleProps } from './text/screen-title';
export { Spoken, type SpokenProps } from './text/spoken';
