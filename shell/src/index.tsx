import '@site/ui/tokens.css';
import './boot/document-skeleton.css';
import { boot } from './boot/boot';

void boot();
