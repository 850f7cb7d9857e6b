/** The rule for new passwords (product §5), shared by the server and the checklist in the browser. */
export const PASSWORD_SHORTEST = 8;
export const PASSWORD_LONGEST = 50;

export type PasswordStrength = {
  hasDigit: boolean;
  hasSpecialCharacter: boolean;
  hasUppercase: boolean;
  hasEightCharacters: boolean;
};

/** Gives characters that keyboards compose differently one form (NFC). Truncates nothing. */
export function normalisedPassword(password: string): string {
  return password.normalize('NFC');
}

const lengthOf = (password: string) => [...normalisedPassword(password)].length;

export function passwordStrength(password: string): PasswordStrength {
  return {
    hasDigit: /\p{Nd}/u.test(password),
    hasSpecialCharacter: /[^\p{L}\p{M}\p{N}\s\p{C}]/u.test(password),
    hasUppercase: /\p{Lu}/u.test(password.normalize('NFC')),
    hasEightCharacters: lengthOf(password) >= PASSWORD_SHORTEST,
  };
}

export function isPasswordAllowed(password: string): boolean {
  return Object.values(passwordStrength(password)).every(Boolean) && lengthOf(password) <= PASSWORD_LONGEST;
}
