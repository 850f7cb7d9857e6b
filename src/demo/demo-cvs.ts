import { randomBytes } from 'node:crypto';
import PDFDocument from 'pdfkit';
import type { privateFiles } from '#database/tables/talent.server.ts';
import type { Storage } from '#domain/media/storage.ts';
import { DAY_MS } from '#domain/site/days.ts';
import { slugOf } from '#domain/slug.ts';
import type { Story } from './application-story.ts';
import { demoIdentifier } from './demo-identifier.ts';

const MARGIN = 56;
/** Where the texts beside the years begin. */
const TEXT_AT = 150;

type Person = Pick<Story, 'talent'> & Pick<Story['sent'], 'name' | 'email' | 'headline' | 'place' | 'profile'>;
type Work = { title: string; organisation: string; from: string; to?: string; text?: string };

/** The CVs that people of the demo applied with: one real PDF for each person. */
export class DemoCvs {
  readonly #people = new Map<string, { id: string; person: Person; createdAt: Date }>();

  /** The CV of the sender, the same for each of their applications. */
  idFor({ talent, sent, sentAt }: Story): string {
    const person = this.#people.get(talent.id);
    if (person) return person.id;
    const createdAt = new Date(sentAt.getTime() - DAY_MS);
    const id = demoIdentifier(`cv ${talent.id}`, createdAt);
    this.#people.set(talent.id, { id, person: { ...sent, talent }, createdAt });
    return id;
  }

  /** The talents whose profile has a CV. */
  get owners(): { talentId: string; cvFileId: string }[] {
    return [...this.#people].map(([talentId, { id }]) => ({ talentId, cvFileId: id }));
  }

  /** Draws and stores each file. Returns their rows. */
  async store(storage: Storage): Promise<(typeof privateFiles.$inferInsert)[]> {
    const rows: (typeof privateFiles.$inferInsert)[] = [];
    for (const { id, person, createdAt } of this.#people.values()) {
      const { pdf, pages } = await drawCv(person, createdAt);
      const path = `private/${id.slice(-2)}/${randomBytes(24).toString('hex')}.pdf`;
      await storage.write(path, pdf);
      const name = `${slugOf(person.name.split(' ')[0] ?? '').replace(/^./, (letter) => letter.toUpperCase())}-CV.pdf`;
      rows.push({ id, userId: person.talent.userId, name, bytes: pdf.byteLength, pages, path, createdAt });
    }
    return rows;
  }
}

function drawCv({ name, email, headline, place, profile }: Person, at: Date): Promise<{ pdf: Buffer; pages: number }> {
  const {
    experience = [],
    skills = [],
    languages = [],
    links = [],
    phone,
  } = profile as {
    experience?: Work[];
    skills?: string[];
    languages?: string[];
    links?: string[];
    phone?: string;
  };
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    const document = new PDFDocument({
      size: 'A4',
      margin: MARGIN,
      info: { Title: `CV of ${name}`, CreationDate: at },
    });
    let pages = 1;
    document.on('pageAdded', () => {
      pages += 1;
    });
    document.on('data', (part: Buffer) => parts.push(part));
    document.on('end', () => resolve({ pdf: Buffer.concat(parts), pages }));

    const heading = (title: string) => {
      document.moveDown(1.2).font('Helvetica-Bold').fontSize(12).text(title, MARGIN).moveDown(0.3);
      const { y } = document;
      document
        .moveTo(MARGIN, y)
        .lineTo(document.page.width - MARGIN, y)
        .lineWidth(0.5)
        .stroke('#b8c4c2')
        .moveDown(0.4);
    };
    document.font('Helvetica-Bold').fontSize(24).text(name);
    document.font('Helvetica').fontSize(11).text([headline, place].filter(Boolean).join(', '));
    document.text([email, phone, ...links].filter(Boolean).join(', '));
    if (experience.length > 0) heading('Work');
    for (const { title, organisation, from, to, text } of experience) {
      const { y } = document;
      document
        .font('Helvetica')
        .fontSize(11)
        .text(`${from.slice(0, 4)} to ${to?.slice(0, 4) ?? 'today'}`, MARGIN, y);
      document.font('Helvetica-Bold').text(`${organisation}, ${title}`, TEXT_AT, y);
      if (text) document.font('Helvetica').text(text, TEXT_AT);
      document.moveDown(0.5);
    }
    for (const [title, lines] of [
      ['Skills', skills],
      ['Languages', languages],
    ] as const) {
      if (lines.length === 0) continue;
      heading(title);
      document.font('Helvetica').fontSize(11).text(lines.join('\n'), TEXT_AT);
    }
    document.end();
  });
}
