/** The data-processing terms between a startup and this site (Art. 28 GDPR). A new text needs a new version. */
export const DATA_TERMS_VERSION = '2026-11';

export const DATA_TERMS: readonly string[] = [
  'You decide why and how applicants’ data is used. We process it for you, only to run your hiring on this site.',
  'The data: names, contact details, answers, files and messages of people who apply to your jobs, and your notes on them.',
  'We act on your instructions, which you give by using the site, and tell you if we think that one breaks the law.',
  'Everybody who works on the data has promised to keep it confidential. Staff of the site never read applications.',
  'We keep the data safe: encrypted on its way, visible to your team only, and backed up.',
  'We name the companies that help us, on the privacy page, and tell you 30 days before we add one. You may object.',
  'We help you answer people who ask for their data, and tell you about a breach within 48 hours.',
  'We delete applications at the end of their retention, or earlier if you ask. You may ask us to show that we do all this.',
];
