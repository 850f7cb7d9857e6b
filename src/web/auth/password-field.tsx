import { Check, Circle, Eye, EyeOff, X } from 'lucide';
import { type ReactNode, useState } from 'react';
import {
  isPasswordAllowed,
  PASSWORD_LONGEST,
  type PasswordStrength,
  passwordStrength,
} from '#domain/accounts/sign-in/password-rule.ts';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx';
import css from './auth-screens.module.css';

const REQUIREMENTS: readonly [keyof PasswordStrength, string][] = [
  ['hasEightCharacters', 'At least 8 characters'],
  ['hasUppercase', 'An upper-case letter'],
  ['hasDigit', 'A number'],
  ['hasSpecialCharacter', 'A special character, ~!@#$%&'],
];

/** A password field with a button to show what is typed. Pasting and password managers work. */
export function PasswordField({
  label = 'Password',
  name = 'password',
  autoComplete,
  error,
  hint,
  autoFocus,
  onType,
}: {
  label?: string;
  name?: string;
  autoComplete: 'current-password' | 'new-password';
  error?: string | undefined;
  hint?: ReactNode;
  autoFocus?: boolean;
  onType?: (value: string) => void;
}) {
  const [isShown, setShown] = useState(false);
  return (
    <Field
      label={label}
      name={name}
      type={isShown ? 'text' : 'password'}
      autoComplete={autoComplete}
      longest={autoComplete === 'new-password' ? PASSWORD_LONGEST : undefined}
      autoCapitalize="none"
      spellCheck={false}
      required={false}
      error={error}
      hint={hint}
      autoFocus={autoFocus}
      onChange={(event) => onType?.(event.target.value)}
      beside={
        <IconButton
          className={css.show}
          icon={isShown ? EyeOff : Eye}
          label={isShown ? 'Hide password' : 'Show password'}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}

/** A new password with the checklist of its requirements, announced politely as they are met. */
export function NewPasswordField(props: {
  label?: string;
  name?: string;
  error?: string | undefined;
  autoFocus?: boolean;
}) {
  const [value, setValue] = useState('');
  const strength = passwordStrength(value);
  // Refused, although each of the others is met.
  const isGuessable = props.error !== undefined && isPasswordAllowed(value);
  return (
    <PasswordField
      {...props}
      autoComplete="new-password"
      onType={setValue}
      hint={
        <>
          <ul className={css.checklist} aria-live="polite" aria-label="What a password needs">
            {REQUIREMENTS.map(([requirement, label]) => (
              <li key={requirement} className={strength[requirement] ? css.met : undefined}>
                <Icon of={strength[requirement] ? Check : Circle} size={16} />
                <span>
                  {label}
                  <VisuallyHidden>{strength[requirement] ? ' (met)' : ' (not met)'}</VisuallyHidden>
                </span>
              </li>
            ))}
          </ul>
          {/* Names and common words are checked with the form, and then the reason stands at the field. */}
          <p className={classNames(css.guess, isGuessable && css.unmet)}>
            {isGuessable && <Icon of={X} size={16} />}
            <span>
              It must also be hard to guess: not mostly a name, a common word or the name of this site. We check when
              you send it.
            </span>
          </p>
        </>
      }
    />
  );
}
