import { Eye } from 'lucide';
import { type ReactNode, useMemo, useState } from 'react';
import type { MissingPart } from '#domain/companies/approval/missing-for-approval.server.ts';
import type { completenessOf } from '#domain/companies/profile/profile-completeness.ts';
import { SECTION_KEYS, type SectionKey } from '#domain/companies/profile/profile-inputs.ts';
import type { EditableProfile } from '#domain/companies/profile/profile-views.ts';
import type { SectionVersions } from '#domain/companies/profile/section-versions.server.ts';
import { listText } from '#domain/site/english.ts';
import { LinkButton } from '#web/ui/buttons/button.tsx';
import { Banner } from '#web/ui/forms/field.tsx';
import { statusText } from '#web/workspace/organisation-labels.ts';
import { WorkspacePage } from '#web/workspace/workspace-page.tsx';
import css from './editor.module.css';
import { Progress } from './progress.tsx';
import { savedTexts } from './saved-texts.ts';
import { SECTION_FIELDS, valuesOf } from './section-fields.tsx';
import { EditorContext, SectionForm } from './section-form.tsx';
import { UnsavedBar } from './unsaved-bar.tsx';
import { useFieldOfAddress } from './use-field-of-address.ts';
import { useFocusReturn } from './use-focus-return.ts';
import { useLeaveQuestion } from './use-leave-question.ts';
import { useSaveKey } from './use-save-key.ts';
import { useSavedToast } from './use-saved-toast.ts';
import { useUnsavedSections } from './use-unsaved-sections.ts';

const WITH_FILES: readonly SectionKey[] = ['pictures', 'gallery', 'team'];

/** The profile of a startup in sections, how complete it is, and a bar that saves what has changed. */
export function EditProfile({
  profile,
  versions,
  completeness,
  missing,
  notice,
  isInsteadOfPage,
  children,
}: {
  profile: EditableProfile;
  /** What each section was when the page loaded. */
  versions: SectionVersions;
  completeness: ReturnType<typeof completenessOf>;
  /** What it lacks before it may be sent for approval. */
  missing: readonly MissingPart[];
  notice: string | null;
  /** The team of a draft wanted another page of its workspace. */
  isInsteadOfPage: boolean;
  /** Shown below the sections. */
  children?: ReactNode;
}) {
  const path = `/client/startups/${profile.key}`;
  const [discards, setDiscards] = useState(0);
  /** How often somebody took the saved version of a section instead of their own. */
  const [saves, setSaves] = useState<Partial<Record<SectionKey, number>>>({});
  const { onSent, onAnswered, forget } = useSavedToast();
  const { sections: unsaved, refused, setState, clear } = useUnsavedSections(forget);
  const hasChanges = unsaved.length > 0;
  const editor = useMemo(
    () => ({ action: `${path}/edit`, setState, onSent, onAnswered }),
    [path, setState, onSent, onAnswered],
  );
  useLeaveQuestion(hasChanges);
  const { onFocusCapture, onPress } = useFocusReturn(hasChanges);
  const discard = () => {
    onPress(unsaved[0]);
    clear();
    setDiscards(discards + 1);
  };
  const save = () => {
    onPress(unsaved[0]);
    for (const section of unsaved) {
      document.querySelector<HTMLFormElement>(`form[data-section="${section}"]`)?.requestSubmit();
    }
  };
  useSaveKey(save);
  useFieldOfAddress();
  return (
    <EditorContext value={editor}>
      <WorkspacePage
        title={`Edit ${profile.name}`}
        heading="Startup profile"
        lead={leadOf(profile, missing)}
        path={`${path}/edit`}
        ruled
        notice={notice}
        above={isInsteadOfPage && profile.status === 'DRAFT' && <InsteadOfPageNote path={path} />}
        actions={<ProfileActions status={profile.status} path={path} />}
      >
        <div className={css.editor}>
          <Progress profile={profile} completeness={completeness} />
          <div key={discards} className={css.sections} onFocusCapture={onFocusCapture}>
            {SECTION_KEYS.map((section) => (
              <SectionForm
                key={`${section} ${saves[section] ?? 0}`}
                section={section}
                version={versions[section]}
                saved={savedTexts(section, profile)}
                onTake={() => {
                  setState(section, 'saved');
                  setSaves((now) => ({ ...now, [section]: (now[section] ?? 0) + 1 }));
                }}
                values={valuesOf(section, profile)}
                hasFiles={WITH_FILES.includes(section)}
              >
                {(state) => SECTION_FIELDS[section](profile, state)}
              </SectionForm>
            ))}
            {children}
            {hasChanges && <UnsavedBar sections={unsaved} refused={refused} onDiscard={discard} onSave={save} />}
          </div>
        </div>
      </WorkspacePage>
    </EditorContext>
  );
}

const canBeSent = (status: EditableProfile['status']) => status === 'DRAFT' || status === 'REJECTED';

function leadOf({ status }: EditableProfile, missing: readonly MissingPart[]): ReactNode {
  if (status === 'ACTIVE') return 'What people see before they apply.';
  return (
    <>
      {statusText('company', status)}
      {canBeSent(status) &&
        missing.length > 0 &&
        ` For approval it needs ${listText(missing.map(({ what }) => what))}.`}
      {status === 'DRAFT' && ' You can write jobs once you have sent it for approval.'}
    </>
  );
}

/** Says why another page of the workspace led here. */
function InsteadOfPageNote({ path }: { path: string }) {
  return (
    <div className={css.notice}>
      <Banner tone="note">
        That page opens once you send this profile for approval. You can write jobs while we review it. See{' '}
        <a className="link" href={`${path}/approval`}>
          what is missing
        </a>
        .
      </Banner>
    </div>
  );
}

function ProfileActions({ status, path }: { status: EditableProfile['status']; path: string }) {
  return (
    <>
      {status !== 'DRAFT' && (
        <LinkButton kind="line" size="sm" icon={Eye} href={`${path}/profile`}>
          Preview
        </LinkButton>
      )}
      {canBeSent(status) && (
        <LinkButton size="sm" href={`${path}/approval`}>
          Send for approval
        </LinkButton>
      )}
    </>
  );
}
