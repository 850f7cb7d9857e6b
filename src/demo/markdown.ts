const escapeHtml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
const inline = (text: string) => escapeHtml(text.trim().replace(/\s*\n\s*/g, ' '));

/** Converts the Markdown subset of demo texts: paragraphs, `## ` headings, and lists with `- ` or `1. `. */
export function htmlOfMarkdown(markdown: string): string {
  return markdown
    .trim()
    .split(/\n\s*\n/)
    .map(htmlOfBlock)
    .join('');
}

function htmlOfBlock(block: string): string {
  if (block.startsWith('## ')) return `<h2>${inline(block.slice(3))}</h2>`;
  const marker = [/^- /m, /^\d+\. /m].find((each) => block.search(each) === 0);
  if (!marker) return `<p>${inline(block)}</p>`;
  const items = block.split(marker).slice(1);
  const tag = block.startsWith('- ') ? 'ul' : 'ol';
  return `<${tag}>${items.map((item) => `<li>${inline(item)}</li>`).join('')}</${tag}>`;
}
