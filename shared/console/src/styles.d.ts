declare module '@site/ui/tokens.css';
declare module '*/written-text.css';
