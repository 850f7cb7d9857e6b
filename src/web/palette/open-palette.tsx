import { type ComponentType, useEffect, useState } from 'react';
import { whenLoaded } from '#web/app/when-loaded.ts';
import type { PaletteProps } from './palette-props.ts';
import { isSlashOn } from './slash-key.ts';

const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Opens the palette by Ctrl K, ⌘K, "/" or a button marked `data-palette`, and loads it on first use. */
export function PaletteSlot(props: Omit<PaletteProps, 'onClose'>) {
  const [Palette, setPalette] = useState<ComponentType<PaletteProps> | null>(null);

  useEffect(() => {
    let isLoading = false;
    const open = () => {
      if (isLoading || document.querySelector('dialog[open]')) return;
      isLoading = true;
      void whenLoaded(import('./palette.tsx'), (module) => setPalette(() => module.default)).finally(() => {
        isLoading = false;
      });
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
      if (event.defaultPrevented || event.isComposing || altKey) return;
      const isCommand = (ctrlKey || metaKey) && !shiftKey && key.toLowerCase() === 'k';
      const isInField = target instanceof Element && target.closest(FIELDS) !== null;
      const isSlash = key === '/' && !ctrlKey && !metaKey && !isInField && isSlashOn();
      if (!isCommand && !isSlash) return;
      event.preventDefault();
      open();
    };
    const onClick = ({ target }: MouseEvent) => {
      if (!(target instanceof Element && target.closest('[data-palette]'))) return;
      const menu = document.querySelector<HTMLElement>('#menu:popover-open');
      menu?.hidePopover();
      open();
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('click', onClick);
    };
  }, []);

  return Palette && <Palette {...props} onClose={() => setPalette(null)} />;
}
