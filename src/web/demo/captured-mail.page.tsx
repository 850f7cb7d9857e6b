import { useLoaderData } from 'react-router';
import { absent } from '#domain/errors.ts';
import { defineLoader } from '#web/app/define-loader.ts';
import { PageHead } from '#web/seo/page-head.tsx';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { Table } from '#web/ui/lists/table.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import css from './captured-mail.module.css';

export const loader = defineLoader(async ({ demo }) => {
  if (!demo) throw absent('This page');
  const mails = await demo.mails();
  return mails.map(({ name, at, to, subject, fromName, calendar }) => ({
    name,
    at,
    to,
    subject,
    fromName,
    hasCalendar: calendar !== undefined,
  }));
});

export default function MailPage() {
  const mails = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead
        title="Captured mail"
        description="Every mail this site would have sent, newest first."
        path="/dev/mail"
        indexed={false}
      />
      <div className={`wrap ${css.page}`}>
        <PageTitle title="Captured mail">
          No mail server is set up, so mail stays here, newest first. This page exists only on this machine, while demo
          data is loaded.
        </PageTitle>
        {mails.length === 0 ? (
          <Empty title="No mail yet" text="Sign up or ask for a new password. The mail appears here a moment later." />
        ) : (
          <Table
            label="Mail, newest first"
            stacks
            rows={mails}
            keyOf={({ name }) => name}
            columns={[
              {
                head: 'Subject',
                cell: ({ name, subject, hasCalendar }) => (
                  <>
                    <a className="link" href={`/dev/mail/${name}.html`}>
                      {subject}
                    </a>
                    <br />
                    <a className={css.text} href={`/dev/mail/${name}.txt`}>
                      as plain text
                    </a>
                    {hasCalendar && (
                      <>
                        {' '}
                        <a className={css.text} href={`/dev/mail/${name}.ics`}>
                          its calendar file
                        </a>
                      </>
                    )}
                  </>
                ),
              },
              { head: 'To', cell: ({ to }) => to },
              { head: 'From', cell: ({ fromName }) => fromName },
              { head: 'When (UTC)', cell: ({ at }) => at.replace('T', ' ').slice(0, 19) },
            ]}
          />
        )}
      </div>
    </>
  );
}
