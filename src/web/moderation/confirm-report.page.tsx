import { useEffect, useRef } from 'react';
import { useActionData, useFetcher, useLoaderData } from 'react-router';
import { confirmReport } from '#domain/moderation/reports.server.ts';
import { defineAction, type Mistakes } from '#web/app/define-action.ts';
import { defineLoader } from '#web/app/define-loader.ts';
import { reachAction } from '#web/app/use-action-form.ts';
import { ButtonForm, KeyPage, keyPageHeaders, useCleanAddress } from '#web/auth/link-key-page.tsx';
import { Button, LinkButton } from '#web/ui/buttons/button.tsx';

const PATH = '/reports/confirm';

export const loader = defineLoader(({ url }) => ({ key: url.searchParams.get('report-key') ?? '' }));
export const action = defineAction(['key'], ({ context, text }) => confirmReport(context, text('key')));
export const clientAction = reachAction;
export const headers = keyPageHeaders;

type Result = { number: string } | Mistakes;

/** The page of the link in a receipt. Mail scanners open links too, so only its script or the button sends the key. */
export default function ConfirmReportPage() {
  const { key } = useLoaderData<typeof loader>();
  const answer = useActionData() as Result | undefined;
  const fetcher = useFetcher<Result>();
  const result = (fetcher.data as Result | undefined) ?? answer;
  const isSent = useRef(result !== undefined || key === '');
  useCleanAddress();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once
  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    void fetcher.submit({ key }, { method: 'post', action: PATH, defaultShouldRevalidate: false });
  }, [key]);

  if (result && 'number' in result) {
    return (
      <KeyPage
        title="Thank you"
        path={PATH}
        lead={`Your address is confirmed, and your report ${result.number} counts in full. We’ll write to you with our decision.`}
      >
        <LinkButton size="lg" block href="/">
          Continue
        </LinkButton>
      </KeyPage>
    );
  }
  if (result || key === '') {
    return (
      <KeyPage
        title="This link does not work"
        path={PATH}
        lead={result?.message ?? 'Please copy the whole link from the email.'}
      >
        <LinkButton size="lg" block kind="line" href="/">
          Back to home
        </LinkButton>
      </KeyPage>
    );
  }
  return (
    <KeyPage title="Confirm your address" path={PATH} lead="One moment. If nothing happens, press Confirm.">
      <ButtonForm action={PATH} fields={{ key }}>
        <Button type="submit" size="lg" block>
          Confirm
        </Button>
      </ButtonForm>
    </KeyPage>
  );
}
