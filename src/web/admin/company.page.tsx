import { useActionData, useLoaderData } from 'react-router';
import { findSuspensionAhead } from '#domain/admin/suspension-ahead.server.ts';
import type { Mistakes } from '#web/app/define-action.ts';
import { LinkButton } from '#web/ui/buttons/button.tsx';
import { TwoColumn } from '#web/ui/page/section.tsx';
import { Actions } from '#web/workspace/workspace-page.tsx';
import { adminOnly, defineAdminAction } from './admin-only.ts';
import css from './admin-page.module.css';
import { Organisation, WaitingReports } from './organisation.tsx';
import { type AskedSuspension, changeOrganisation, organisationOf } from './organisation-forms.server.ts';
import { Suspension } from './suspension.tsx';

export const loader = adminOnly(async (args) => {
  const organisation = await organisationOf(args, 'company');
  const isLive = organisation.status === 'ACTIVE';
  return { ...organisation, ahead: isLive ? await findSuspensionAhead(args.context, organisation.id) : null };
});
export const action = defineAdminAction(['intent', 'platform', 'reason', 'text', 'confirmed'], (args) =>
  changeOrganisation(args, 'company'),
);

export default function AdministeredStartupPage() {
  const organisation = useLoaderData<typeof loader>();
  const answer = useActionData() as Mistakes | AskedSuspension | undefined;
  const suspension = answer && 'question' in answer ? answer.question : null;
  const mistakes = answer && 'question' in answer ? undefined : answer;
  const { id, key, status, ahead, reported } = organisation;
  return (
    <Organisation
      kind="company"
      organisation={organisation}
      path={`/admin/companies/${key}`}
      workspace={`/client/startups/${key}`}
      publicPage={status === 'ACTIVE' ? `/startups/${key}` : null}
      mistakes={mistakes}
    >
      <TwoColumn title="Jobs, orders and reports">
        <div className={css.parts}>
          <WaitingReports reported={reported} />
          <Actions>
            <LinkButton kind="line" href={`/admin/jobs?search=${id}`}>
              All its jobs
            </LinkButton>
            <LinkButton kind="line" href={`/admin/orders?search=${id}`}>
              All its orders
            </LinkButton>
          </Actions>
        </div>
      </TwoColumn>
      <Suspension
        status={status}
        ahead={ahead}
        question={suspension}
        mistakes={mistakes}
        path={`/admin/companies/${key}`}
      />
    </Organisation>
  );
}
