import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { loadMemberFrame } from '#web/layout/member-frame-slot.ts';

const start = () =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });

// A page with a profile menu needs it for hydration; visitors do not wait for it.
if ('personal' in document.documentElement.dataset) loadMemberFrame().then(start, start);
else start();
