import { QueryClientProvider } from '@tanstack/react-query';
import { storeViews } from '@dijla/contract/store-views';
import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { DeskLanguageProvider } from './i18n/desk-language-provider.tsx';
import { loadLanguage } from './i18n/desk-texts.ts';
import { lightAsSaved, savedLanguage } from './look/saved-look.ts';
import { watchPresence } from './provider-client/presence.ts';
import { deskQueryClient } from './provider-client/query-client.ts';
import { deskRouter } from './desk-router.tsx';
import './styles/desk.css';
import { commitAll } from './undo/undoable.ts';

// Nothing is told before something was done.
const Toasts = lazy(async () => ({ default: (await import('./undo/toasts.tsx')).Toasts }));

lightAsSaved();
const language = savedLanguage();
document.documentElement.lang = storeViews[language].locale;
document.documentElement.dir = storeViews[language].direction;
addEventListener('pagehide', commitAll);

// The texts and the script of the first screen come at the same time.
const textsToCome = loadLanguage(language);
const router = deskRouter();
const texts = await textsToCome;
const client = deskQueryClient();
watchPresence(() => void client.invalidateQueries());
const place = document.getElementById('desk');
if (place === null) throw new Error('The page has no place for the desk');
createRoot(place).render(
  <DeskLanguageProvider first={{ language, texts }}>
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
      <Suspense>
        <Toasts />
      </Suspense>
    </QueryClientProvider>
  </DeskLanguageProvider>,
);
