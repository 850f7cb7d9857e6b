import css from './progress-bar.module.css';

/** A thin line across the top that takes 1500 ms (product §2). Announce the wait in text elsewhere. */
export function ProgressBar() {
  return <div className={css.bar} aria-hidden />;
}
