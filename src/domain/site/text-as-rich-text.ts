import { escapeHtml } from './escape-html.ts';

/** Rich text as plain text with its lines, for a field without a toolbar, and back. */

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** A blank line ends a paragraph, `- ` begins an item of a list, `# ` a heading; `![what it shows](/images/…)` is a picture. */
export function textAsRichText(text: string): string {
  const blocks: string[] = [];
  let items: string[] = [];
  const endList = () => {
    if (items.length > 0) blocks.push(`<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`);
    items = [];
  };
  let lines: string[] = [];
  const endParagraph = () => {
    if (lines.length > 0) blocks.push(`<p>${lines.join('<br>')}</p>`);
    lines = [];
  };
  const all = text
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((one) => one.trim());
  const lastSecond = all.findLastIndex((line) => /^2[.)]\s/.test(line));
  let lastNumber = 0;
  for (const [at, line] of all.entries()) {
    const number = Number(/^(\d{1,2})[.)]\s/.exec(line)?.[1] ?? 0);
    // "15. januar" at the beginning of a line is a date and no item: numbers count up from one.
    const isNext = number === 1 ? at < lastSecond : number > 1 && number === lastNumber + 1;
    if (isNext) lastNumber = number;
    const item = isNext || number === 0 ? /^(?:[-*•·–]|\d{1,2}[.)])\s(.*)$/.exec(line)?.[1] : undefined;
    const picture = /^!\[([^\]]*)\]\((\/images\/[0-9a-f]{24})\)$/.exec(line);
    const heading = /^#{1,4}\s(.*)$/.exec(line)?.[1];
    if (item === undefined) endList();
    if (item !== undefined || heading !== undefined || picture || line === '') endParagraph();
    if (item !== undefined) items.push(escapeHtml(item.trim()));
    else if (heading !== undefined) blocks.push(`<h3>${escapeHtml(heading.trim())}</h3>`);
    else if (picture) blocks.push(`<img src="${picture[2]}/large" alt="${escapeHtml(picture[1] ?? '')}">`);
    else if (line !== '') lines.push(escapeHtml(line));
  }
  endList();
  endParagraph();
  return blocks.join('');
}

/** Turns sanitised rich text into plain text. Bold, italic and links lose their form. */
export function richTextAsText(html: string): string {
  return html
    .replace(/<img src="(\/images\/[0-9a-f]{24})\/large" alt="([^"]*)"[^<>]*>/g, '\n\n![$2]($1)\n\n')
    .replace(/<h[1-6]>/g, '\n\n# ')
    .replace(/<li>(?:<p>)?/g, '\n- ')
    .replace(/<\/(?:p|h[1-6]|ul|ol|blockquote)>/g, '\n\n')
    .replace(/<br>/g, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replace(/\n\n+(?=- )/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** The rich text of a form: its HTML, or what its plain field has. An unchanged plain text keeps its form. */
export function richTextIn(form: FormData, name: string, former: string): string {
  const html = form.get(name);
  if (typeof html === 'string') return html;
  const plain = form.get(`${name}Text`);
  const text = typeof plain === 'string' ? plain.replace(/\r\n?/g, '\n') : '';
  return text.trim() === richTextAsText(former).trim() ? former : textAsRichText(text);
}
