export type ToastTone = 'ok' | 'bad' | 'pin' | 'note';
export type ShownToast = { id: number; tone: ToastTone; title: string; text?: string };

let toasts: ShownToast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();
const change = (next: ShownToast[]) => {
  toasts = next;
  for (const listener of listeners) listener();
};

/** Shows a toast, and answers its id for `dismiss`. Call it in the browser; at most three show at once. */
export function toast(message: Omit<ShownToast, 'id' | 'tone'> & { tone?: ToastTone }): number {
  lastId += 1;
  change([...toasts.slice(-2), { tone: 'note', ...message, id: lastId }]);
  return lastId;
}

export function dismiss(id: number): void {
  change(toasts.filter((toast) => toast.id !== id));
}

export function shownToasts(): ShownToast[] {
  return toasts;
}

export function whenToastsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
