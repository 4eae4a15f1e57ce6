// Packages that remotes share must be loaded here before a remote is registered; otherwise a remote's copy could be used.
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
