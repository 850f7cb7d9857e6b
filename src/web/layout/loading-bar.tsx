import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';
import { useMinimumDelay } from '#web/ui/feedback/use-minimum-delay.ts';

/** A shorter wait ends before anybody could hear of it, and the words would cut off what the page says. */
const SPOKEN_AFTER_MS = 1000;

/** A progress bar while the next page loads, and a spoken "Loading…" where that takes long. */
export function LoadingBar() {
  const isPending = useNavigation().state !== 'idle';
  const loading = useMinimumDelay(isPending);
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => setLong(true), SPOKEN_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isPending]);
  return (
    <>
      {loading && <ProgressBar />}
      <span className="vh" role="status">
        {isLong ? 'Loading…' : ''}
      </span>
    </>
  );
}
