// Everything that remotes share stands here before one of them is registered; otherwise a copy of theirs could win.
import 'react';
import 'react/jsx-runtime';
import 'react-dom';
import 'react-dom/client';
import 'jotai';
import '@site/api';
import '@site/api/schema';
import '@site/remote';
import '@site/i18n';
import '@site/ui';
import '@site/ui/tokens.css';
import './boot/document-skeleton.css';
import { boot } from './boot/boot';

void boot();
