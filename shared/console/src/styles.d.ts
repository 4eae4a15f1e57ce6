declare module '@site/ui/tokens.css';
