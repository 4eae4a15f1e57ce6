import { createKept } from '@site/remote/kept';

export const { readKept, changeKept } = createKept('chat');
