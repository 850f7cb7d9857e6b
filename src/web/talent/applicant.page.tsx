import { Eye } from 'lucide';
import { redirect, useActionData, useLoaderData } from 'react-router';
import { chooseProfile } from '#domain/accounts/myself.server.ts';
import { profileText } from '#domain/accounts/profiles.ts';
import { myself } from '#domain/accounts/queries.server.ts';
import { type Context, inTransaction } from '#domain/context.ts';
import { absent, Refusal } from '#domain/errors.ts';
import { readInput } from '#domain/read-input.ts';
import { COUNTRIES } from '#domain/site/countries.ts';
import { createApplicantProfile, editTalent, setTalentPhoto } from '#domain/talent/commands.server.ts';
import { fileLinks } from '#domain/talent/file-links.server.ts';
import { profileInput } from '#domain/talent/inputs.ts';
import { myCv, setCv } from '#domain/talent/private-files.server.ts';
import { languageLines } from '#domain/talent/profile-terms.ts';
import { myTalent, type TalentProfile } from '#domain/talent/queries.server.ts';
import { refusalIn } from '#server/refusals.ts';
import type { ActionArguments, Mistakes } from '#web/app/define-action.ts';
import { answerProfileChoice } from '#web/app/personal.server.ts';
import { thumbnailOf } from '#web/companies/logo-of.ts';
import { dayAndMonth } from '#web/jobs/ago.ts';
import { LinkButton } from '#web/ui/buttons/button.tsx';
import { countText } from '#web/ui/text/number-format.ts';
import { defineGuardedAction, guardedLoader } from '#web/workspace/guarded.server.ts';
import { editDone } from '#web/workspace/organisation-labels.ts';
import { WorkspacePage } from '#web/workspace/workspace-page.tsx';
import { ExpiredFile, expiredFileIn } from './expired-file.tsx';
import { fillFromCv } from './fill-from-cv.server.ts';
import { PROFILE_FIELDS, readForm, storedValues, typedValues } from './profile-form.server.ts';
import { ProfileForm, type Unsaved } from './profile-form.tsx';
import { ProfilePreview } from './profile-preview.tsx';

const PATH = '/client/applicant';

export const loader = guardedLoader(async ({ context, url }) => {
  const talent = await myTalent(context);
  const cv = await myCv(context);
  const { fullName } = await myself(context);
  const now = context.now.toISOString();
  const path = cv ? (await fileLinks(context))(`${PATH}/cv.pdf`, [cv.id]) : '';
  return {
    isNew: talent === null,
    name: talent?.name ?? fullName,
    values: talent ? storedValues(talent) : { name: fullName },
    photo: thumbnailOf(talent?.photo ? { path: talent.photo } : null),
    cv: cv && {
      name: cv.name,
      about: `${countText(cv.pages, 'page')}, added ${addedOn(cv.createdAt, now)}`,
      href: path,
    },
    expiredFile: expiredFileIn(url.searchParams, (file) => (file === 'cv' && cv ? { name: cv.name, path } : null)),
    countries: COUNTRIES.filter(({ code }) => code !== 'NI').map(termOf),
    nordics: COUNTRIES.filter(({ isNordic }) => isNordic).map(termOf),
    notice: editDone(url),
    preview: talent && url.searchParams.has('preview') ? previewOf(talent) : null,
  };
});

/** The stored profile as an application sends it. */
function previewOf(talent: TalentProfile) {
  const { name, intro, locality, phone, languages, canStart, links, skills, experience } = talent;
  return {
    name,
    headline: intro,
    place: locality ?? '',
    profile: { phone: phone ?? '', languages: languageLines(languages), canStart, links, skills, experience },
  };
}

const termOf = ({ code, name }: { code: string; name: string }) => ({ key: code, label: name });

function addedOn(at: string, now: string): string {
  return at.slice(0, 10) === now.slice(0, 10) ? 'today' : dayAndMonth(at, now);
}

/**
 * Every button sends the whole form, so none loses what was typed. Files are kept first: a mistake elsewhere in the form
 * does not cost an upload.
 */
export const action = defineGuardedAction(PROFILE_FIELDS, async (args) => {
  const { context, form, text, url } = args;
  const unsaved = (filled: string[] = []): Unsaved => ({ values: typedValues(text), filled });
  switch (text('intent')) {
    case 'profile':
      return saveProfile(args);
    case 'photo':
      await keepFiles(args);
      return unsaved();
    case 'removePhoto':
      if (await hasProfile(context)) await setTalentPhoto(context, null);
      form.delete('photoId');
      return unsaved();
    case 'cv': {
      const { contents } = await keepFiles(args);
      const { values, names } = await fillFromCv(
        context,
        contents ?? { pages: 0, lines: [], links: [] },
        typedValues(text),
      );
      return { values, filled: names, wasRead: contents !== null } satisfies Unsaved;
    }
    case 'removeCv':
      if (await hasProfile(context)) await setCv(context, null);
      form.delete('cvId');
      return unsaved();
    case 'undo': {
      const fromCv = new Set(text('filled').split(' '));
      const values = Object.fromEntries(Object.entries(typedValues(text)).filter(([name]) => !fromCv.has(name)));
      return { values, filled: [] } satisfies Unsaved;
    }
    case 'row':
      return { ...unsaved(text('filled').split(' ').filter(Boolean)), hasMoreRows: true } satisfies Unsaved;
    default:
      throw absent(`This form of ${url.pathname}`);
  }
});

const hasProfile = async (context: Context) => (await myTalent(context)) !== null;

async function saveProfile(args: ActionArguments) {
  const { context, accountCall, form, site, text, url } = args;
  await keepFiles(args);
  const fields = readInput(profileInput, readForm(text));
  const [photoId, cvId] = [text('photoId'), text('cvId')];
  const { id } = await inTransaction(context, async (inside) => {
    const talent = await createApplicantProfile(inside);
    await editTalent(inside, fields);
    if (photoId) await setTalentPhoto(inside, photoId).catch(chooseAgain(form, 'photo'));
    if (cvId) await setCv(inside, cvId).catch(chooseAgain(form, 'cv'));
    return talent;
  });
  if (!url.searchParams.has('create')) return redirect(`${PATH}?done=saved`);
  const profile = await chooseProfile(context, { profile: profileText({ type: 'applicant', id }), remember: false });
  return answerProfileChoice({ context, accountCall, site }, profile, `${PATH}?done=ready`);
}

/**
 * Stores the chosen photo and CV on the profile. Before there is one the form carries them: nobody becomes a talent by
 * choosing a file.
 */
async function keepFiles({ context, form, storeUpload, privateFiles }: ActionArguments) {
  const fileIn = (name: string) => {
    const file = form.get(name);
    return file instanceof File && file.size > 0 ? file : null;
  };
  const [photo, cv] = [fileIn('photo'), fileIn('cv')];
  const image =
    photo && (await storeUpload(context, new Uint8Array(await photo.arrayBuffer())).catch(refuseBesideField));
  const file =
    cv && (await privateFiles.store(context, { name: cv.name, bytes: new Uint8Array(await cv.arrayBuffer()) }));
  if (await hasProfile(context)) {
    await inTransaction(context, async (inside) => {
      if (image) await setTalentPhoto(inside, image.id);
      if (file) await setCv(inside, file.id);
    });
  } else {
    if (image) form.set('photoId', image.id);
    if (file) {
      form.set('cvId', file.id);
      form.set('cvName', file.name);
    }
  }
  return { contents: file?.contents ?? null };
}

/** A wrong picture is named beside its field, so that the form keeps what was typed. */
function refuseBesideField(error: unknown): never {
  const refusal = refusalIn(error);
  if (refusal === null || !['invalid', 'tooLarge', 'wrongMediaType'].includes(refusal.kind)) throw error;
  throw wrongFile('photo', refusal.message, refusal.code);
}

/** A file that no profile has is deleted after a day or two, perhaps while the form was open. */
const chooseAgain = (form: FormData, field: 'photo' | 'cv') => (error: unknown) => {
  if (refusalIn(error)?.kind !== 'absent') throw error;
  form.delete(`${field}Id`);
  throw wrongFile(field, 'This form was open for too long. Please choose the file again.');
};

const wrongFile = (field: 'photo' | 'cv', message: string, code = 'E_FILE') =>
  new Refusal('invalid', code, 'Please fix the fields marked below.', { fields: { [field]: message } });

export default function ApplicantPage() {
  const { isNew, name, values, photo, cv, expiredFile, countries, nordics, notice, preview } =
    useLoaderData<typeof loader>();
  const answer = useActionData() as Mistakes | Unsaved | undefined;
  const mistakes = answer && 'fields' in answer ? answer : undefined;
  const unsavedForm = answer && 'filled' in answer ? answer : undefined;
  if (preview && !answer) return <ProfilePreview preview={preview} cv={cv} path={PATH} />;
  return (
    <WorkspacePage
      title="Quick apply"
      lead="Fill it in once, apply in two minutes. Only startups you apply to see it."
      path={PATH}
      actions={
        !isNew && (
          <LinkButton kind="line" size="sm" icon={Eye} href={`${PATH}?preview`}>
            See what they see
          </LinkButton>
        )
      }
      notice={answer ? null : notice}
    >
      {expiredFile && <ExpiredFile file={expiredFile} />}
      <ProfileForm
        action={isNew ? `${PATH}?create=1` : PATH}
        submit={isNew ? 'Create profile' : 'Save profile'}
        name={name}
        stored={values}
        photo={photo}
        cv={cv}
        countries={countries}
        nordics={nordics}
        unsaved={unsavedForm}
        mistakes={mistakes}
      />
    </WorkspacePage>
  );
}
