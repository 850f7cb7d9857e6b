import { Eye } from 'lucide';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useBlocker } from 'react-router';
import type { MissingPart } from '#domain/companies/missing-for-approval.server.ts';
import type { completenessOf } from '#domain/companies/profile-completeness.ts';
import { SECTION_KEYS, type SectionKey } from '#domain/companies/profile-inputs.ts';
import type { EditableProfile } from '#domain/companies/profile-views.ts';
import type { SectionVersions } from '#domain/companies/section-versions.server.ts';
import { listText } from '#domain/site/english.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Banner } from '#web/ui/field.tsx';
import { statusText } from '#web/workspace/organisation-labels.ts';
import { WorkspacePage } from '#web/workspace/workspace-page.tsx';
import css from './editor.module.css';
import { Progress } from './progress.tsx';
import { savedTexts } from './saved-texts.ts';
import { SECTION_FIELDS, valuesOf } from './section-fields.tsx';
import { EditorContext, SectionForm } from './section-form.tsx';
import { UnsavedBar } from './unsaved-bar.tsx';
import { useSavedToast } from './use-saved-toast.ts';

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
  const canBeSent = profile.status === 'DRAFT' || profile.status === 'REJECTED';
  const [unsavedSections, setUnsavedSections] = useState<ReadonlyMap<SectionKey, 'changed' | 'refused'>>(new Map());
  const [discards, setDiscards] = useState(0);
  /** How often somebody took the saved version of a section instead of their own. */
  const [saves, setSaves] = useState<Partial<Record<SectionKey, number>>>({});
  const { onSent, onAnswered, forget } = useSavedToast();
  const setState = useCallback(
    (section: SectionKey, state: 'saved' | 'changed' | 'refused') => {
      if (state !== 'saved') forget();
      setUnsavedSections((now) => {
        if ((now.get(section) ?? 'saved') === state) return now;
        const next = new Map(now);
        if (state === 'saved') next.delete(section);
        else next.set(section, state);
        return next;
      });
    },
    [forget],
  );
  const editor = useMemo(
    () => ({ action: `${path}/edit`, setState, onSent, onAnswered }),
    [path, setState, onSent, onAnswered],
  );
  const hasChanges = unsavedSections.size > 0;
  const inOrder = SECTION_KEYS.filter((section) => unsavedSections.has(section));
  useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasChanges &&
      currentLocation.pathname !== nextLocation.pathname &&
      !window.confirm('Leave without saving your changes?'),
  );
  useEffect(() => {
    if (!hasChanges) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [hasChanges]);

  // The bar and its buttons go with the last change, so the focus returns to where the person was.
  const lastField = useRef<HTMLElement | null>(null);
  const lastSection = useRef<SectionKey | null>(null);
  useEffect(() => {
    if (hasChanges || lastSection.current === null) return;
    const title = document.getElementById(`${lastSection.current}-title`);
    const field = lastField.current?.isConnected ? lastField.current : title;
    if (document.activeElement === document.body) field?.focus({ preventScroll: true });
    lastSection.current = null;
  }, [hasChanges]);

  const saveRef = useRef(() => {});
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== 's')
        return;
      event.preventDefault();
      saveRef.current();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  const discard = () => {
    lastSection.current = inOrder[0] ?? null;
    setUnsavedSections(new Map());
    setDiscards(discards + 1);
  };
  const save = () => {
    lastSection.current = inOrder[0] ?? null;
    for (const section of unsavedSections.keys()) {
      document.querySelector<HTMLFormElement>(`form[data-section="${section}"]`)?.requestSubmit();
    }
  };
  useEffect(() => {
    saveRef.current = save;
  });
  return (
    <EditorContext value={editor}>
      <WorkspacePage
        title={`Edit ${profile.name}`}
        heading="Startup profile"
        lead={
          profile.status === 'ACTIVE' ? (
            'What people see before they apply.'
          ) : (
            <>
              {statusText('company', profile.status)}
              {canBeSent &&
                missing.length > 0 &&
                ` For approval it needs ${listText(missing.map(({ what }) => what))}.`}
              {profile.status === 'DRAFT' && ' You can write jobs once you have sent it for approval.'}
            </>
          )
        }
        path={`${path}/edit`}
        ruled
        notice={notice}
        above={
          isInsteadOfPage &&
          profile.status === 'DRAFT' && (
            <div className={css.notice}>
              <Banner tone="note">
                That page opens once you send this profile for approval. You can write jobs while we review it. See{' '}
                <a className="link" href={`${path}/approval`}>
                  what is missing
                </a>
                .
              </Banner>
            </div>
          )
        }
        actions={
          <>
            {profile.status !== 'DRAFT' && (
              <LinkButton kind="line" size="sm" icon={Eye} href={`${path}/profile`}>
                Preview
              </LinkButton>
            )}
            {canBeSent && (
              <LinkButton size="sm" href={`${path}/approval`}>
                Send for approval
              </LinkButton>
            )}
          </>
        }
      >
        <div className={css.editor}>
          <Progress profile={profile} completeness={completeness} />
          <div
            key={discards}
            className={css.sections}
            onFocusCapture={({ target }) => {
              if (target.closest('form')) lastField.current = target;
            }}
          >
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
            {hasChanges && (
              <UnsavedBar
                sections={inOrder}
                refused={inOrder.filter((section) => unsavedSections.get(section) === 'refused')}
                onDiscard={discard}
                onSave={save}
              />
            )}
          </div>
        </div>
      </WorkspacePage>
    </EditorContext>
  );
}
