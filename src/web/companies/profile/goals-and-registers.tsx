import { Check } from 'lucide';
import { spacedNumber } from '#domain/companies/registration/registration-number-hint.ts';
import type { Company } from '#domain/companies/views.ts';
import { Icon } from '#web/ui/pictures/icon.tsx';
import css from './goals-and-registers.module.css';

/** The global goals of the United Nations that a startup works for. */
export function Goals({ goals }: { goals: { number: string; label: string }[] }) {
  return (
    <ul className={css.goals}>
      {goals.map(({ number, label }) => (
        <li key={number}>
          <b>{number}</b>
          {label}
        </li>
      ))}
    </ul>
  );
}

/** The company behind a startup as registers know it, with the number that the site has checked. */
export function Registers({ registrations, name }: Pick<Company, 'registrations' | 'name'>) {
  return (
    <ul className={css.registers}>
      {registrations.map(({ countryCode, country, legalName, register, number, isChecked }) => (
        <li key={countryCode}>
          <b>{legalName ?? name}</b>
          <span>
            {register} {spacedNumber(countryCode, number)}, {country}
          </span>
          {isChecked && (
            <span className={css.checked}>
              <Icon of={Check} size={16} />
              Number checked
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
