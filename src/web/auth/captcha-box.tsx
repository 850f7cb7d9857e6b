import { useEffect, useId, useRef, useState } from 'react';
import { Check } from '#web/ui/forms/check.tsx';
import { FieldError } from '#web/ui/forms/field.tsx';
import { Hoist } from '#web/ui/pictures/flag.tsx';
import css from './auth-screens.module.css';

type State = { kind: 'open' | 'working' | 'failed' } | { kind: 'solved'; answer: string; validUntil: number };
/** An answer sent just before it expires would arrive too late. */
const EARLY_MS = 30_000;

type Captcha = { state: State; tick: (isTicked: boolean) => void };

/**
 * "I am not a robot" (C8): ticking it makes the browser solve a small proof of work, without pictures or another site.
 * `round` counts the answers that the server has used, because each works once.
 */
export function useCaptcha(round: number): Captcha {
  const [state, setState] = useState<State>({ kind: 'open' });
  const work = useRef<AbortController>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round resets the box
  useEffect(() => {
    setState({ kind: 'open' });
    return () => work.current?.abort();
  }, [round]);

  useEffect(() => {
    if (state.kind !== 'solved') return;
    const timer = setTimeout(() => setState({ kind: 'open' }), state.validUntil - EARLY_MS - Date.now());
    return () => clearTimeout(timer);
  }, [state]);

  const solve = async () => {
    const controller = new AbortController();
    work.current = controller;
    setState({ kind: 'working' });
    try {
      const { solveCaptcha } = await import('./solve-captcha.ts');
      setState({ kind: 'solved', ...(await solveCaptcha(controller.signal)) });
    } catch {
      if (!controller.signal.aborted) setState({ kind: 'failed' });
    }
  };

  return {
    state,
    tick(isTicked) {
      work.current?.abort();
      if (isTicked) void solve();
      else setState({ kind: 'open' });
    },
  };
}

export function CaptchaBox({ captcha: { state, tick }, error }: { captcha: Captcha; error?: string | undefined }) {
  const id = useId();
  const problem =
    state.kind === 'failed' ? 'The check failed. Please tick the box again.' : state.kind === 'open' && error;
  return (
    <div>
      <div className={css.captcha}>
        <Check
          label="I am not a robot"
          checked={state.kind === 'working' || state.kind === 'solved'}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-error` : `${id}-state`}
          onChange={(event) => tick(event.target.checked)}
        />
        <span id={`${id}-state`} role="status" className={css.captchaState}>
          {state.kind === 'working' ? 'Checking…' : state.kind === 'solved' ? <span className="vh">Checked</span> : ''}
        </span>
        <Hoist size={18} />
      </div>
      {problem && <FieldError id={`${id}-error`}>{problem}</FieldError>}
      <input type="hidden" name="reCaptchaResponse" value={state.kind === 'solved' ? state.answer : ''} />
    </div>
  );
}
