import { useActionData, useLoaderData } from 'react-router';
import type { Mistakes } from '#web/app/define-action.ts';
import { PageHead } from '#web/seo/page-head.tsx';
import { LinkButton } from '#web/ui/buttons/button.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { Breadcrumbs } from '#web/ui/page/breadcrumbs.tsx';
import css from './report.module.css';
import { type Reported, ReportForm } from './report-form.tsx';
import type { loadReportPage } from './report-page.server.ts';
import { reportPath } from './report-path.ts';

/** The page of the form, for people without JavaScript and for links. */
export default function ReportPage() {
  const { kind, subject, name, path } = useLoaderData<Awaited<ReturnType<typeof loadReportPage>>>();
  const answer = useActionData() as Reported | Mistakes | undefined;
  const title = kind === 'job' ? 'Report a job' : 'Report a startup';
  return (
    <>
      <PageHead title={title} description={title} path={reportPath({ kind, subject })} indexed={false} />
      <div className="wrap">
        <Breadcrumbs
          crumbs={[
            { label: 'Home', href: '/' },
            { label: name, href: path },
          ]}
        />
        <div className={css.page}>
          <Sheet framed>
            <ReportForm kind={kind} subject={subject} name={name} headingId="report" initial={answer}>
              <LinkButton kind="line" href={path} block>
                {kind === 'job' ? 'Back to the job' : 'Back to the startup'}
              </LinkButton>
            </ReportForm>
          </Sheet>
        </div>
      </div>
    </>
  );
}
