/** Half a year of weeks. */
export const NUMBER_WEEKS = 26;

/** One week of the site. */
export type SiteWeek = {
  /** Its Monday. */
  week: string;
  newStartups: number;
  publishedJobs: number;
  /** At the end of the week, or now. Without pauses in between. */
  openJobs: number;
  views: number;
  paidOrders: number;
  signUps: number;
};

export const SITE_NUMBERS = [
  { key: 'newStartups', label: 'New startups' },
  { key: 'publishedJobs', label: 'Jobs published' },
  { key: 'openJobs', label: 'Open jobs' },
  { key: 'views', label: 'Views of jobs' },
  { key: 'paidOrders', label: 'Orders paid' },
  { key: 'signUps', label: 'Sign-ups' },
] as const satisfies readonly { key: keyof SiteWeek; label: string }[];
