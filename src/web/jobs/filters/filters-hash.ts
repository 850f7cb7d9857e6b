/** Widths at which the filters are a sheet over the page rather than a column beside the list. */
export const AS_SHEET = '(max-width: 61.99875em)';

/** The end of an address at which the filters are open on phones. */
export const FILTERS_HASH = '#filters';
