import { redirect, useLoaderData } from 'react-router';
import { BackLink } from '#web/workspace/back-link.tsx';
import { guardedLoader } from '#web/workspace/guarded.server.ts';
import { WorkspacePage } from '#web/workspace/workspace-page.tsx';
import { jobAddress, offerOf } from './purchase.server.ts';
import { readWaysToPublish, type WaysToPublish } from './ways-to-publish.server.ts';
import { WaysToPublishCards } from './ways-to-publish.tsx';
import { standOf, wayToFreePlace } from './ways-to-publish-text.ts';

/** Publishing leads here at the free limit. Paying takes one press; the other forms go on at /monetise. */
export const loader = guardedLoader(async (args) => {
  const offer = await offerOf(args);
  const page = await readWaysToPublish(args.context, offer);
  // Only a job that waits for its payment has met the limit.
  const isAtLimit = page.status === 'PENDING_PAYMENT' && page.notForSale === null;
  if (!isAtLimit) throw redirect(jobAddress(offer, '/monetise'));
  return page;
});

export default function MaxPostedPage() {
  const page = useLoaderData<typeof loader>();
  return (
    <WorkspacePage
      title="One job is free at a time"
      lead={leadOf(page)}
      path={`${page.address}/max-posted`}
      above={<BackLink href={page.back} title={page.title} />}
    >
      <WaysToPublishCards page={page} />
    </WorkspacePage>
  );
}

function leadOf(page: WaysToPublish): string {
  const way = wayToFreePlace(page);
  const { net } = page.price;
  const ways =
    way === null ? `Publish it free, or for ${net}` : `Publish it for ${net}, or ${way} first and publish it free`;
  return `${standOf(page)} ${ways}.`;
}
