import { useLoaderData } from 'react-router';
import { listPeople } from '../../domain/accounts/admins.ts';
import { listAudit } from '../../domain/accounts/audit.ts';
import { Actions } from '../account/room.tsx';
import { grouped } from '../numbers.ts';
import { LinkButton } from '../ui/button.tsx';
import { Facts } from '../ui/facts.tsx';
import { adminOnly } from './admin-only.ts';
import { AdminRoom } from './admin-room.tsx';

export const loader = adminOnly(async ({ context }) => {
  const [people, audit] = await Promise.all([listPeople(context, {}), listAudit(context)]);
  return { people: people.total, entries: audit.total };
});

export default function AdminPage() {
  const { people, entries } = useLoaderData<typeof loader>();
  return (
    <AdminRoom
      title="Admin"
      path="/admin"
      lead="What is here is yours to look after. Everything you do is written down."
    >
      <Facts
        facts={[
          { label: 'People', value: grouped(people) },
          { label: 'Acts in the audit trail', value: grouped(entries) },
        ]}
      />
      <Actions>
        <LinkButton href="/admin/people">People</LinkButton>
        <LinkButton kind="line" href="/admin/audit">
          Audit trail
        </LinkButton>
      </Actions>
    </AdminRoom>
  );
}
