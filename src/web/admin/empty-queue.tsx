import type { QueueCounts } from '#domain/admin/queue.server.ts';
import { QUEUE_TABS, type QueueTab } from '#domain/admin/review.ts';
import { LinkButton } from '#web/ui/buttons/button.tsx';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { countText } from '#web/ui/text/number-format.ts';
import { Kbd } from './queue-keys.tsx';

export const TAB_NAMES = { startups: 'Startups', jobs: 'Jobs', reports: 'Reports' };
const NOUNS = { startups: 'startup', jobs: 'job', reports: 'report' };

/** Stands for an item that the address names and the list lacks, instead of another item. */
export function GoneItem({ isListWhole, next }: { isListWhole: boolean; next: string | null }) {
  const [title, text] = isListWhole
    ? ['This no longer waits', 'It was decided or withdrawn.']
    : ['This is not in the list', 'It was decided or withdrawn, or others have waited longer.'];
  return (
    <Empty headingLevel="h2" title={title} text={text}>
      {next && (
        <LinkButton kind="primary" size="sm" href={next} data-key="j">
          Go on with the queue <Kbd>J</Kbd>
        </LinkButton>
      )}
    </Empty>
  );
}

/** The end of a tab leads on to the next one, by a click or the key of the next item. */
export function EmptyQueue({ tab, counts }: { tab: QueueTab; counts: QueueCounts }) {
  const others = QUEUE_TABS.filter((name) => counts[name] > 0);
  const [other] = others;
  if (other === undefined) {
    return <Empty headingLevel="h2" title="The queue is empty" text="You have looked at everything." />;
  }
  const waiting = others.map((name) => countText(counts[name], NOUNS[name])).join(' and ');
  return (
    <Empty
      headingLevel="h2"
      title={`No ${TAB_NAMES[tab].toLowerCase()} are waiting`}
      text={`${waiting} still to decide.`}
    >
      <LinkButton kind="primary" size="sm" href={`/admin?tab=${other}`} data-key="j">
        Go on with {TAB_NAMES[other].toLowerCase()} <Kbd>J</Kbd>
      </LinkButton>
    </Empty>
  );
}
