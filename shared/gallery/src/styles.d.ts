declare module '@site/ui/tokens.css';
declare module '*/sizes.css';
