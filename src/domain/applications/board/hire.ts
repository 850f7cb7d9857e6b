/** The most people that one question before "Hired" is about. Programs move as many as the board does. */
export const MOST_HIRED_AT_ONCE = 50;
