import { useEffect } from 'react';
import { useBlocker } from 'react-router';

/** Asks before somebody leaves the page with changes that are not saved. */
export function useLeaveQuestion(hasChanges: boolean): void {
  useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasChanges &&
      currentLocation.pathname !== nextLocation.pathname &&
      !window.confirm('Leave without saving your changes?'),
  );
  useEffect(() => {
    if (!hasChanges) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [hasChanges]);
}
