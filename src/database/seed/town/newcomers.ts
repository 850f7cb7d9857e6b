/** Startups that came last, some of them not open to the public. */
export const NEWCOMERS = `
`;
