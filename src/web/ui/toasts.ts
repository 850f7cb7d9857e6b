export type ToastTone = 'ok' | 'bad' | 'pin' | 'note';
export type ShownToast = { id: number; tone: ToastTone; title: string; text?: string };

let shown: ShownToast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();
const change = (next: ShownToast[]) => {
  shown = next;
  for (const listener of listeners) listener();
};

/** Shows a toast from an event handler in the browser. At most three stand at once. */
export function toast(message: Omit<ShownToast, 'id' | 'tone'> & { tone?: ToastTone }): void {
  lastId += 1;
  change([...shown.slice(-2), { tone: 'note', ...message, id: lastId }]);
}

export function dismiss(id: number): void {
  change(shown.filter((one) => one.id !== id));
}

export function shownToasts(): ShownToast[] {
  return shown;
}

export function whenToastsChange(heard: () => void): () => void {
  listeners.add(heard);
  return () => listeners.delete(heard);
}
