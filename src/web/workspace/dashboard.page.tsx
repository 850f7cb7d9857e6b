import { useLoaderData } from 'react-router';
import { myProfiles, myself } from '#domain/accounts/queries.server.ts';
import { myApplications } from '#domain/applications/own/my-applications.server.ts';
import { findOwnCompany } from '#domain/companies/own-company.server.ts';
import type { Context } from '#domain/context.ts';
import { mySavedJobs } from '#domain/talent/my-jobs.server.ts';
import { myCv } from '#domain/talent/private-files.server.ts';
import { myTalent } from '#domain/talent/queries.server.ts';
import { authScreenPath } from '#web/auth/auth-screens.ts';
import { talentToDo } from '#web/talent/talent-to-do.ts';
import { LinkButton } from '#web/ui/buttons/button.tsx';
import { Banner } from '#web/ui/forms/field.tsx';
import { TwoColumn } from '#web/ui/page/section.tsx';
import { type ChecklistItem, checklist } from './checklist.ts';
import css from './dashboard.module.css';
import { guardedLoader } from './guarded.server.ts';
import { ProfileList } from './profile-list.tsx';
import { Actions, WorkspaceForm, WorkspacePage } from './workspace-page.tsx';

export const loader = guardedLoader(async ({ context, accountCall }) => {
  const user = await myself(context);
  const { profiles, current, connectable } = await myProfiles(context, accountCall.rememberedProfile);
  const company = current?.type === 'company' ? await findOwnCompany(context, current.key) : null;
  return {
    firstName: user.name.first,
    email: user.email,
    isEmailVerified: user.isEmailVerified,
    isAdmin: user.isAdmin,
    profiles,
    current,
    items:
      current?.type === 'applicant'
        ? await itemsOfTalent(context)
        : checklist({ current, profiles, company, connectable: connectable.length }),
  };
});

async function itemsOfTalent(context: Context): Promise<ChecklistItem[]> {
  const [profile, cv, applications, savedJobs] = [
    await myTalent(context),
    await myCv(context),
    await myApplications(context),
    await mySavedJobs(context),
  ];
  return talentToDo({
    applications: applications.docs,
    saved: savedJobs.docs,
    isProfileFull: Boolean(profile?.intro && cv),
    now: context.now.toISOString(),
  });
}

export default function DashboardPage() {
  const { firstName, email, isEmailVerified, isAdmin, profiles, current, items } = useLoaderData<typeof loader>();
  return (
    <WorkspacePage
      title="My dashboard"
      heading={`Hello ${firstName}`}
      lead={
        current && (profiles.length > 1 || current.type !== 'applicant')
          ? `You are using ${current.name} (${current.description}).`
          : undefined
      }
      path="/dashboard"
    >
      {!isEmailVerified && (
        <div className={css.confirm}>
          <Banner tone="note">Please confirm your address: open the link we have sent to {email}.</Banner>
          <WorkspaceForm action="/settings" intent="resendVerification">
            <Actions>
              <button type="submit" className="link">
                Send link again
              </button>
            </Actions>
          </WorkspaceForm>
        </div>
      )}
      <TwoColumn title="What to do next">
        <ol className={css.checklist}>
          {items.map((item) => (
            <Item key={item.href} item={item} />
          ))}
        </ol>
      </TwoColumn>
      {profiles.length > 0 && (
        <TwoColumn title="Your profiles">
          <div>
            <ProfileList profiles={profiles} />
            {profiles.length > 1 && (
              <Actions>
                <a className="link" href={authScreenPath('switch-profile')}>
                  Switch profile
                </a>
              </Actions>
            )}
          </div>
        </TwoColumn>
      )}
      {isAdmin && (
        <TwoColumn title="The site">
          <Actions>
            <LinkButton kind="line" href="/admin">
              Open admin pages
            </LinkButton>
          </Actions>
        </TwoColumn>
      )}
    </WorkspacePage>
  );
}

function Item({ item: { title, text, href, label } }: { item: ChecklistItem }) {
  return (
    <li>
      <h3>{title}</h3>
      <p>{text}</p>
      <LinkButton kind="line" size="sm" href={href}>
        {label}
      </LinkButton>
    </li>
  );
}
