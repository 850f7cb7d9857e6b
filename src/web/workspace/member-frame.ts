export { ImpersonationNotice } from '#web/layout/impersonation-notice.tsx';
export { ProfileMenu } from './profile-menu.tsx';
