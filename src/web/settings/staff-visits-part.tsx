import { Table } from '#web/ui/lists/table.tsx';
import { TwoColumn } from '#web/ui/page/section.tsx';
import { PageText } from '#web/workspace/workspace-page.tsx';
import type { PartProps } from './settings-parts.tsx';

const TEXTS: Record<string, string> = {
  impersonate: 'Our staff began to see the site as you',
  actAs: 'Our staff sent something as you',
  endImpersonation: 'Our staff stopped',
};

/**
 * Lists the visits of our staff who saw the site as this person, and what they sent. Most people never see this part.
 */
export function StaffVisitsPart({ settings: { staffVisits } }: PartProps) {
  if (staffVisits.length === 0) return null;
  return (
    <TwoColumn title="When our staff looked">
      <div>
        <PageText>
          <p>
            To help you, our staff can see the site as you for half an hour. They cannot change your account or pay.
          </p>
        </PageText>
        <Table
          label="What our staff did as you, latest first"
          rows={staffVisits}
          keyOf={({ id }) => id}
          columns={[
            { head: 'When', cell: ({ when }) => when },
            { head: 'What', cell: ({ action }) => TEXTS[action] },
            { head: 'Where', cell: ({ path }) => path ?? '', wideOnly: true },
          ]}
        />
      </div>
    </TwoColumn>
  );
}
