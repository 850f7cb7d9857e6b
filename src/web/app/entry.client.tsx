import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { loadProfileMenu } from '#web/layout/profile-menu-slot.ts';

const start = () =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });

// A page with somebody's menu on it is taken over with that menu; nobody else waits for it.
if ('personal' in document.documentElement.dataset) loadProfileMenu().then(start, start);
else start();
