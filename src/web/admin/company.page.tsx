import { useActionData, useLoaderData } from 'react-router';
import type { Mistakes } from '#web/app/define-action.ts';
import { adminOnly, defineAdminAction } from './admin-only.ts';
import { Organisation } from './organisation.tsx';
import { changeOrganisation, organisationOf } from './organisation-forms.server.ts';
import { Suspension } from './suspension.tsx';

export const loader = adminOnly((args) => organisationOf(args, 'company'));
export const action = defineAdminAction(['intent', 'platform', 'reason', 'text'], (args) =>
  changeOrganisation(args, 'company'),
);

export default function AdministeredStartupPage() {
  const organisation = useLoaderData<typeof loader>();
  const mistakes = useActionData() as Mistakes | undefined;
  const { key, status } = organisation;
  return (
    <Organisation
      organisation={organisation}
      path={`/admin/companies/${key}`}
      workspace={`/client/startups/${key}`}
      publicPage={status === 'ACTIVE' ? `/startups/${key}` : null}
      mistakes={mistakes}
    >
      <Suspension status={status} path={`/admin/companies/${key}`} mistakes={mistakes} />
    </Organisation>
  );
}
