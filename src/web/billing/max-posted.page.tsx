import { redirect, useLoaderData } from 'react-router';
import { PAYMENT_WITHIN_DAYS } from '#domain/jobs/job.ts';
import { jobsInFreePlaces } from '#domain/jobs/quota.server.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { guarded } from '#web/workspace/guarded.server.ts';
import { Actions, PageText, WorkspacePage } from '#web/workspace/workspace-page.tsx';
import { BackToJob } from './back-to-job.tsx';
import { priceLinesOf } from './price-lines.ts';
import { deskAddress, jobAddress, offerOf } from './purchase.server.ts';

export const loader = guarded(async (args) => {
  const offer = await offerOf(args);
  // Only a job that waits for its payment has met the limit.
  if (offer.job.status !== 'PENDING_PAYMENT') throw redirect(jobAddress(offer, '/monetise'));
  const [free] = await jobsInFreePlaces(args.context, offer.job.companyId);
  return {
    title: offer.job.title,
    address: jobAddress(offer, ''),
    back: deskAddress(offer.company.key, offer.job.id),
    free: free?.title ?? null,
    price: priceLinesOf(offer).net,
  };
});

export default function MaxPostedPage() {
  const { title, address, back, free, price } = useLoaderData<typeof loader>();
  return (
    <WorkspacePage
      title="One job is free at a time"
      lead={`Your draft is safe. It waits here for ${PAYMENT_WITHIN_DAYS} days.`}
      path={`${address}/max-posted`}
      above={<BackToJob href={back} title={title} />}
    >
      <PageText>
        <p>
          {free ? (
            <>
              <strong>{free}</strong> is your free job now. Publish <strong>{title}</strong> for {price}, or make room
              by pausing or closing the other one.
            </>
          ) : (
            <>
              Publish <strong>{title}</strong> for {price}, or free.
            </>
          )}
        </p>
      </PageText>
      <Actions>
        <LinkButton href={`${address}/monetise`}>See both ways</LinkButton>
        <LinkButton kind="line" href="/pricing">
          All prices
        </LinkButton>
      </Actions>
    </WorkspacePage>
  );
}
