import {
  type Origins,
  tellSlackOfApplicants,
  tellSlackOfApplication,
} from '#domain/applications/notices/slack.server.ts';
import { type SendToSlack, tellSlack } from '#domain/companies/settings/slack.server.ts';
import type { Reactions } from './reactions.ts';

const WHAT: Partial<Record<string, 'approved' | 'expired'>> = {
  approve: 'approved',
  expire: 'expired',
  close: 'expired',
};

/** Messages to the Slack of a startup. */
export function slackReactions(send: SendToSlack, origins: Origins): Reactions {
  return {
    'job.transitioned': [
      async (context, { id, action }) => {
        const what = WHAT[action];
        if (what) await tellSlack(context, send, { jobId: id, what, action });
      },
    ],
    'application.sent': [(context, application) => tellSlackOfApplication(context, { send, origins }, application)],
    'application.newsDue': [
      (context, { id, at }) => tellSlackOfApplicants(context, { send, origins }, id, new Date(at)),
    ],
    'job.interestShown': [(context, { id }) => tellSlack(context, send, { jobId: id, what: 'interest', on: 'once' })],
    'job.reminded': [
      async (context, { id, reminder, on }) => {
        if (reminder === 'ending') await tellSlack(context, send, { jobId: id, what: 'expiring', on });
      },
    ],
  };
}
