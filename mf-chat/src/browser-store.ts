import { createKept } from '@site/remote/kept';

export const { readKept, keep, changeKept } = createKept('chat');
