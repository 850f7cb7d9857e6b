import { useActionData, useLoaderData } from 'react-router';
import type { Mistakes } from '#web/app/define-action.ts';
import { TwoColumn } from '#web/ui/page/section.tsx';
import { adminOnly, defineAdminAction } from './admin-only.ts';
import { Organisation, WaitingReports } from './organisation.tsx';
import { changeOrganisation, organisationOf } from './organisation-forms.server.ts';

export const loader = adminOnly((args) => organisationOf(args, 'investor'));
export const action = defineAdminAction(['intent', 'platform'], (args) => changeOrganisation(args, 'investor'));

export default function AdministeredInvestorPage() {
  const organisation = useLoaderData<typeof loader>();
  const mistakes = useActionData() as Mistakes | undefined;
  const { key } = organisation;
  return (
    <Organisation
      kind="investor"
      organisation={organisation}
      path={`/admin/investors/${key}`}
      workspace={`/client/investors/${key}`}
      mistakes={mistakes}
    >
      <TwoColumn title="Reports">
        <WaitingReports reported={organisation.reported} />
      </TwoColumn>
    </Organisation>
  );
}
