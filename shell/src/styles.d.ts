declare module '@site/ui/tokens.css';
declare module '*/document-skeleton.css';
