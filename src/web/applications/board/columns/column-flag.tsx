import type { ApplicationStep } from '#domain/applications/application.ts';
import { Flag } from '#web/ui/pictures/flag.tsx';
import css from './board-columns.module.css';

const LIGHT = new Set(['#c6e0de', '#dbe2dc', '#f6a33b']);

/** The flag that marks a column: fixed for the steps of every board, chevrons in its colour for a custom one. */
export function ColumnFlag({ step, color }: { step: ApplicationStep; color: string | null }) {
  if (step === 'custom') {
    return (
      <svg className={css.flag} viewBox="0 0 24 24" aria-hidden="true">
        <path fill={color ?? '#c6e0de'} d="M0 0h24v24H0z" />
        <path
          fill={LIGHT.has(color ?? '') ? '#0c676b' : '#fbfbf8'}
          d="M0 0h5l8 12-8 12H0l8-12zM11 0h5l8 12-8 12h-5l8-12z"
        />
      </svg>
    );
  }
  const looks = {
    applied: ['halvesV', ['fjord', 'snow', 'ink']],
    hired: ['nested', ['fjord', 'snow', 'fjord']],
    toreject: ['diagonal', ['snow', 'lingon', 'ink']],
    rejected: ['saltire', ['snow', 'ink', 'ink']],
  } as const;
  const [design, colorway] = looks[step];
  return <Flag className={css.flag} design={design} colorway={colorway} />;
}
