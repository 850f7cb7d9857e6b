export type Picture = { id: string; width: number; height: number };

/** All that a team may edit of its startup's profile, as stored. */
export type EditableProfile = {
  id: string;
  key: string;
  status: string;
  flag: string;
  name: string;
  website: string | null;
  intro: string;
  /** Values that wait for an admin. */
  waiting: { name?: string; website?: string | null };
  founded: number | null;
  numberOfEmployees: string | null;
  logo: Picture | null;
  cover: Picture | null;
  focusX: number;
  focusY: number;
  pictures: (Picture & { alt: string; focusX: number; focusY: number })[];
  city: string;
  address: string;
  countries: { countryCode: string; registrationNumber: string | null; legalName: string | null }[];
  /** Sanitised HTML. */
  whatWeDo: string;
  people: { name: string; role: string; image: Picture | null }[];
  perks: { perk: string; note?: string }[];
  figures: { name: string; value: string }[];
  /** Amounts are whole units of the currency. */
  rounds: { stage: string; amount: number | null; currency: string | null; month: string | null }[];
  investors: { name: string; type: string; website: string | null }[];
  quote: { text: string; author: string; role: string } | null;
  businessModels: string[];
  industries: string[];
  stage: string | null;
  fundingStage: string | null;
  sdgs: string[];
  links: { name: string; url: string }[];
};
