import { useEffect, useRef } from 'react';

/** Saves with Ctrl S or ⌘S, wherever the focus is. */
export function useSaveKey(save: () => void): void {
  const saveRef = useRef(save);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== 's')
        return;
      event.preventDefault();
      saveRef.current();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  useEffect(() => {
    saveRef.current = save;
  });
}
