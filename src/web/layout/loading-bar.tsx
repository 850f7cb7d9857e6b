import { useNavigation } from 'react-router';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { useMinimumDelay } from '#web/ui/use-minimum-delay.ts';

/** A progress bar and a spoken "Loading…" while the next page loads. */
export function LoadingBar() {
  const loading = useMinimumDelay(useNavigation().state !== 'idle');
  return (
    <>
      {loading && <ProgressBar />}
      <span className="vh" role="status">
        {loading ? 'Loading…' : ''}
      </span>
    </>
  );
}
