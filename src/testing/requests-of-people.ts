import sharp from 'sharp';
import type { authServices } from '#testing/auth-services.ts';
import { freshAnswer } from '#testing/captcha-answer.ts';
import { PASSWORD } from '#testing/people.ts';
import type { DescribedRequests, DescribedWorld } from './described-world.ts';

/** Requests about startups, investors and people. */
export function requestsOfPeople(at: DescribedWorld, accounts: ReturnType<typeof authServices>): DescribedRequests {
  return {
    listStartups: () => [
      { path: '/companies', status: 200 },
      { path: '/companies?stage=huge', status: 400 },
    ],
    getStartupByDomain: () => [{ path: `/companies/domain/${at.company.key}.example`, status: 200 }],
    getStartup: () => [
      { path: `/companies/${at.company.key}`, status: 200 },
      { path: `/companies/${at.bare.key}`, status: 200, as: 'owner' },
      { path: '/companies/nobody', status: 404 },
    ],
    getHiddenStartup: () => [{ path: `/companies/${at.company.key}/hidden`, status: 200, as: 'owner' }],
    saveJob: () => [{ path: `/jobs/${at.job.id}/save`, body: {}, status: 200, as: 'owner' }],
    unsaveJob: () => [{ path: `/jobs/${at.job.id}/unsave`, body: {}, status: 200, as: 'owner' }],
    markInterest: () => [{ path: `/jobs/${at.job.id}/interested`, body: {}, status: 200, as: 'owner' }],
    clearInterest: () => [{ path: `/jobs/${at.job.id}/uninterested`, body: {}, status: 200, as: 'owner' }],
    noteAppliedElsewhere: () => [{ path: `/jobs/${at.job.id}/applied-elsewhere`, body: {}, status: 200, as: 'owner' }],
    clearAppliedElsewhere: () => [
      { path: `/jobs/${at.job.id}/not-applied-elsewhere`, body: {}, status: 200, as: 'owner' },
    ],
    followStartup: () => [{ path: `/companies/${at.bare.key}/follow`, body: {}, status: 200, as: 'owner' }],
    unfollowStartup: () => [{ path: `/companies/${at.bare.key}/unfollow`, body: {}, status: 200, as: 'owner' }],
    showStartupOnPlatform: () => [
      { path: `/companies/${at.sister.key}/platform`, body: { platform: 'thehub' }, status: 200, as: 'owner' },
    ],
    showInvestorOnPlatform: () => [
      { path: `/investors/${at.fund.key}/platform`, body: { platform: 'thehub' }, status: 200, as: 'owner' },
    ],
    getMyself: () => [{ path: '/users/me', status: 200, as: 'owner' }],
    updateMyself: () => [
      { path: '/users/me', body: { uiFeatures: [{ name: 'boardKeys' }] }, status: 200, as: 'owner' },
      { path: '/users/me', body: {}, status: 400, as: 'owner' },
    ],
    listMyProfiles: () => [
      { path: '/users/me/profiles', status: 200, as: 'owner' },
      { path: '/users/me/profiles', status: 200, as: 'newcomer' },
    ],
    // An archive is no JSON; own-data.test.ts reads one.
    downloadMyData: () => [
      { path: '/users/me/download?until=2026-11-23T10:00:00.000Z&signature=none', status: 400, as: 'owner' },
    ],
    createTalentProfile: () => [{ path: '/applicant', body: {}, status: 200, as: 'owner' }],
    getCaptcha: () => [{ path: '/users/captcha', status: 200 }],
    signUp: async () => {
      const reCaptchaResponse = await freshAnswer(accounts.captcha, at.context.now);
      const form = { name: { first: 'Åsa', last: 'Lind' }, email: 'asa@people.example', password: PASSWORD };
      return [
        { path: '/users/sign-up', body: { ...form, reCaptchaResponse }, status: 200 },
        { path: '/users/sign-up', body: form, status: 400 },
      ];
    },
    signIn: () => [
      { path: '/users/sign-in', body: { email: at.person.email, password: PASSWORD }, status: 200 },
      { path: '/users/sign-in', body: { email: at.person.email, password: 'no' }, status: 401 },
    ],
    answerChallenge: () => [{ path: '/users/challenge', body: { code: '123456' }, status: 401 }],
    signOut: () => [{ path: '/users/sign-out', body: {}, status: 204, as: 'owner' }],
    signInWithLinkedIn: () => [{ path: '/users/authorize-with-linkedin', body: { accessToken: 'x' }, status: 404 }],
    forgotPassword: () => [{ path: '/users/forgot-password', body: { email: at.person.email }, status: 200 }],
    resetPassword: () => [{ path: '/users/reset-password', body: { password: PASSWORD, resetKey: 'x' }, status: 400 }],
    verifyEmail: () => [{ path: '/users/verify-email', body: { emailVerificationKey: 'x' }, status: 400 }],
    uploadPicture: async () => {
      const upload = (content: Uint8Array) => {
        const form = new FormData();
        form.set('file_upload', new Blob([Buffer.from(content)]), 'picture');
        return form;
      };
      const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#0c676b' } });
      return [
        { path: '/upload/logo', body: upload(await picture.png().toBuffer()), status: 200, as: 'owner' },
        { path: '/upload/image', body: upload(Buffer.from('<svg/>')), status: 415, as: 'owner' },
        { path: '/upload/image', body: {}, status: 401 },
      ];
    },
    logEngagement: () => [
      {
        path: '/engagement/log',
        body: { event: 'shared', subject: { type: 'job', id: at.job.id } },
        status: 204,
      },
    ],
  };
}
