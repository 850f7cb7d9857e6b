import { defineAction } from '#web/app/define-action.ts';
import { defineLoader } from '#web/app/define-loader.ts';
import { reachAction } from '#web/app/use-action-form.ts';
import { loadReportPage, sendReport } from './report-page.server.ts';
import ReportPage from './report-page.tsx';

export const loader = defineLoader((args) => loadReportPage(args, 'job', args.params.id ?? ''));
export const action = defineAction(['reason', 'text', 'email'], (args) =>
  sendReport(args, 'job', args.params.id ?? ''),
);
export const clientAction = reachAction;

export default ReportPage;
