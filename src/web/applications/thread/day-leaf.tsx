import css from './application.module.css';

/** A day as a leaf of a calendar, for the eye alone. */
export function DayLeaf({ weekday, date, month }: { weekday: string; date: string; month: string }) {
  return (
    <p className={css.day} aria-hidden="true">
      {weekday}
      <b>{date}</b>
      {month}
    </p>
  );
}
