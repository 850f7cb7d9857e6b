import css from './progress-bar.module.css';

/** A thin line across the top that takes 1500 ms; say in words elsewhere what is being waited for. */
export function ProgressBar() {
  return <div className={css.bar} aria-hidden />;
}
