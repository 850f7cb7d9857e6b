/** The signed link in mails opens the settings for this long. After that a log-in is needed. */
export const SETTINGS_LINK_DAYS = 90;

export type TalentMails = {
  /** News of their applications that can be switched off. */
  answers: boolean;
};
