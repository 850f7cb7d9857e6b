import { useNavigation } from 'react-router';
import { ProgressBar } from '#web/ui/progress-bar.tsx';

/** While the next page is on its way: a bar to see and a word to hear. */
export function LoadingBar() {
  const loading = useNavigation().state !== 'idle';
  return (
    <>
      {loading && <ProgressBar />}
      <span className="vh" role="status">
        {loading ? 'Loading…' : ''}
      </span>
    </>
  );
}
