import { defineAction } from '#web/app/define-action.ts';
import { defineLoader } from '#web/app/define-loader.ts';
import { reachAction } from '#web/app/use-action-form.ts';
import { loadReportPage, sendReport } from './report-page.server.ts';
import ReportPage from './report-page.tsx';

/** The job by its id, or the startup by its key: both addresses have this page. */
export const loader = defineLoader((args) => loadReportPage(args));
export const action = defineAction(['reason', 'text', 'email'], (args) => sendReport(args));
export const clientAction = reachAction;

export default ReportPage;
