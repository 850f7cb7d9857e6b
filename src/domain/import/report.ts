import type { ImportOutcome } from './syncs/syncs.server.ts';

/** The outcome of one posting, or of a job that lost its last posting. */
export type ImportedItem = {
  outcome: ImportOutcome;
  title: string;
  company: string | null;
  jobId: string | null;
  /** Of a new job: live, in review, or waiting for its startup. */
  state: string | null;
  reasons: string[];
};

export type ImportReport = {
  format: string;
  feed: string;
  /** Only a full sync counts postings as missed, and so closes jobs. */
  isFull: boolean;
  items: ImportedItem[];
  newCompanies: string[];
  remarks: string[];
};

type DraftItem = ImportedItem & { companyId: string | null };

/** Collects the report of a run while the run goes on. */
export class ReportDraft {
  readonly items: DraftItem[] = [];
  readonly newCompanies = new Set<string>();
  readonly remarks: string[] = [];

  add(item: DraftItem): void {
    this.items.push(item);
  }

  /** Adds a posting that became no job. */
  addUnstored(outcome: ImportOutcome, title: string, company: string | null, reasons: string[]): void {
    this.add({ outcome, title, company, companyId: null, jobId: null, state: null, reasons });
  }

  finish(reading: Pick<ImportReport, 'format' | 'feed' | 'isFull'>): ImportReport {
    const items = this.items.map(({ companyId: _, ...item }) => item);
    return { ...reading, items, newCompanies: [...this.newCompanies], remarks: this.remarks };
  }
}
