/** The lists of everything for staff, each with the statuses it can be narrowed to. */
export const STAFF_LISTS = {
  companies: ['DRAFT', 'PENDING', 'ACTIVE', 'REJECTED', 'DISABLED', 'SUSPENDED'],
  investors: ['DRAFT', 'PENDING', 'ACTIVE', 'REJECTED', 'DISABLED', 'SUSPENDED'],
  jobs: ['DRAFT', 'PENDING_PAYMENT', 'PENDING_COMPANY_APPROVAL', 'IN_REVIEW', 'ACTIVE', 'STOPPED', 'EXPIRED'],
  orders: ['created', 'paid', 'cancelled', 'expired', 'refunded'],
} as const;
export type StaffListName = keyof typeof STAFF_LISTS;

export type StaffListRow = {
  id: string;
  name: string;
  href: string;
  /** The place of a startup, the startup of a job, the job of an order. */
  note: string;
  /** Where the note leads: the startup of a job or order. */
  noteHref: string | null;
  status: string;
  at: string;
};

/** What the palette searches for admins beside public jobs and startups. */
export const STAFF_SEARCH_KINDS = ['people', 'orders', 'companies'] as const;

export type StaffMatch = {
  kind: (typeof STAFF_SEARCH_KINDS)[number];
  id: string;
  name: string;
  /** The address of a person, the startup of an order, the place of a startup. */
  note: string;
  href: string;
};
