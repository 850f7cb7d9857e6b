import type { Personal } from '#web/app/personal.server.ts';
import type { Navigation } from '#web/layout/navigation.ts';

export type PaletteProps = { navigation: Navigation; personal: Personal | null; onClose: () => void };
