import '@site/ui/tokens.css';
import './written-text.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { QueryClientProvider } from '@tanstack/react-query';
import { BrowserRouter } from 'react-router-dom';
import { readLanguage, startTexts } from '@site/i18n';
import { CONSOLE_PATH } from '@site/platform-operator/calls';
import { createQueryClient } from '#calls';
import { noteFailure } from '#session';
import { App } from './app';
import { addOwnTexts } from './texts';

addOwnTexts();

async function start(place: Element) {
  await startTexts(readLanguage(document.cookie));
  createRoot(place).render(
    <StrictMode>
      <QueryClientProvider client={createQueryClient(noteFailure)}>
        <BrowserRouter basename={CONSOLE_PATH}>
          <App />
        </BrowserRouter>
      </QueryClientProvider>
    </StrictMode>,
  );
}

const place = document.getElementById('page');
if (place) void start(place);
