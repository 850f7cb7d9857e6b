/** Quotes and apostrophes as a printer sets them; the files beside this one are typed with straight ones. */
export const typeset = (text: string) => text.replace(/"([^"]*)"/g, '“$1”').replace(/'/g, '’');

export const escapeHtml = (text: string) =>
  typeset(text).replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** Nothing becomes of no sentences. */
export const paragraph = (sentences: readonly string[]) =>
  sentences.length > 0 ? `<p>${sentences.join(' ')}</p>` : '';

export const list = (tag: 'ul' | 'ol', items: readonly string[]) =>
  items.length > 0 ? `<${tag}>${items.map((item) => `<li>${item}</li>`).join('')}</${tag}>` : '';
