import css from './report.module.css';

/** Stands in place of a message that staff removed after a report. */
export function RemovedMessage({ because }: { because: string }) {
  return <p className={css.removed}>Our staff removed this message. The reason: {because}</p>;
}
