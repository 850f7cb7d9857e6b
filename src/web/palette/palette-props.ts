import type { Personal } from '#web/app/personal.server.ts';
import type { Navigation } from '#web/layout/navigation.ts';
import type { Choice } from '#web/ui/combobox/combobox-options.tsx';

/** A choice of the palette: a page to open, or something to do. */
export type PaletteChoice = Choice & { run?: () => void };

export type PaletteProps = { navigation: Navigation; personal: Personal | null; onClose: () => void };
