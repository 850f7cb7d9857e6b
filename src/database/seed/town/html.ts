export const escapeHtml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** Nothing becomes of no sentences. */
export const paragraph = (sentences: readonly string[]) =>
  sentences.length > 0 ? `<p>${sentences.join(' ')}</p>` : '';

export const list = (tag: 'ul' | 'ol', items: readonly string[]) =>
  items.length > 0 ? `<${tag}>${items.map((item) => `<li>${item}</li>`).join('')}</${tag}>` : '';
