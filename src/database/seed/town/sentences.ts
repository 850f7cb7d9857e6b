/** The sentences of a text as a reader would count them; headings are none. */
export function sentencesOf(html: string): string[] {
  return html
    .replace(/<h\d>.*?<\/h\d>/g, '\n')
    .replace(/<\/(p|li|blockquote)>|<br>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .split('\n')
    .flatMap((block) => block.split(/(?<=[.!?])\s+/))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

/** Keeps account of what has been said, so that nobody repeats it: the promise is three jobs at the most. */
export class Said {
  private readonly sentences = new Map<string, number>();
  private readonly patterns = new Map<string, number>();

  /** How often the most used sentence of the text has been said. */
  timesSaid(html: string): number {
    return Math.max(0, ...sentencesOf(html).map((sentence) => this.sentences.get(sentence) ?? 0));
  }

  timesUsed(pattern: string): number {
    return this.patterns.get(pattern) ?? 0;
  }

  say(html: string, pattern: string): void {
    for (const sentence of sentencesOf(html)) {
      this.sentences.set(sentence, (this.sentences.get(sentence) ?? 0) + 1);
    }
    this.patterns.set(pattern, this.timesUsed(pattern) + 1);
  }
}
