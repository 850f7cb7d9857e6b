import { Camera, FileText, ScanText } from 'lucide';
import { isIdentifier } from '#domain/identifier.ts';
import { LARGEST_PICTURE } from '#domain/media/upload.ts';
import { LARGEST_PDF } from '#domain/talent/pdf.ts';
import type { Mistakes } from '#web/app/define-action.ts';
import { thumbnailOf } from '#web/companies/logo-of.ts';
import { Button, LinkButton } from '#web/ui/buttons/button.tsx';
import { Banner, FieldError } from '#web/ui/forms/field.tsx';
import { TwoColumn } from '#web/ui/page/section.tsx';
import { Avatar } from '#web/ui/pictures/avatar.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import type { LogoImage } from '#web/ui/pictures/logo.tsx';
import { countText } from '#web/ui/text/number-format.ts';
import { FilePicker } from './file-picker.tsx';
import { AboutYou, LanguageRows, WhatYouLookFor, WorkRows } from './profile-fields.tsx';
import css from './profile-form.module.css';
import { type FormPart, type FormValues, HELD_FIELDS, type Term } from './profile-form-values.ts';

/** A form that was sent but not saved: its values, and which of them come from the CV. */
export type Unsaved = { values: FormValues; filled: string[]; wasRead?: boolean; hasMoreRows?: true };

type ShownCv = { name: string; about: string; href: string | null };

/** The whole profile in one form. Every button sends all of it, so that none loses what was typed. */
export function ProfileForm({
  action,
  submit,
  name,
  stored,
  photo: storedPhoto,
  cv: storedCv,
  countries,
  nordics,
  unsaved,
  mistakes,
}: {
  action: string;
  submit: string;
  name: string;
  stored: FormValues;
  photo: LogoImage | null;
  cv: ShownCv | null;
  countries: readonly Term[];
  nordics: readonly Term[];
  unsaved: Unsaved | undefined;
  mistakes: Mistakes | undefined;
}) {
  const values = mistakes?.values ?? unsaved?.values ?? stored;
  const files = heldFiles(values);
  const { photo, cv } = { photo: storedPhoto ?? files.photo, cv: storedCv ?? files.cv };
  const fromCv = new Set(unsaved?.filled ?? (mistakes?.values.filled ?? '').split(' ').filter(Boolean));
  const [firstWrong] = Object.keys(mistakes?.fields ?? {});
  const part: FormPart = {
    field: (field) => ({
      name: field,
      defaultValue: values[field] ?? '',
      error: mistakes?.fields[field],
      autoFocus: field === firstWrong,
      isFromCv: fromCv.has(field),
    }),
    isOn: (field) => Boolean(values[field]),
    values,
    hasMoreRows: unsaved?.hasMoreRows ?? false,
  };
  return (
    <form method="post" action={action} encType="multipart/form-data" noValidate className={css.form}>
      {/* Enter saves: the first button of a form is its default. */}
      <button type="submit" name="intent" value="profile" className="vh" tabIndex={-1} aria-hidden="true">
        {submit}
      </button>
      <input type="hidden" name="filled" value={[...fromCv].join(' ')} />
      {HELD_FIELDS.map(
        (field) => values[field] && <input key={field} type="hidden" name={field} value={values[field]} />,
      )}
      {mistakes && <Banner>{mistakes.message}</Banner>}
      {unsaved?.wasRead !== undefined && (
        <ReadNotice count={fromCv.size} wasRead={unsaved.wasRead} isHeld={files.cv !== null} />
      )}
      <TwoColumn title="You">
        <div className={css.fields}>
          <PhotoField name={name} photo={photo} error={mistakes?.fields.photo} />
          <AboutYou {...part} countries={countries} />
        </div>
      </TwoColumn>
      <TwoColumn title="CV" note="PDF, up to 10 MB. Private.">
        <CvField cv={cv} error={mistakes?.fields.cv} />
      </TwoColumn>
      <TwoColumn title="Work" note="Newest first">
        <WorkRows {...part} />
      </TwoColumn>
      <TwoColumn title="Languages" note="How well you’d work in them">
        <LanguageRows {...part} />
      </TwoColumn>
      <TwoColumn title="What you look for" note="Optional. Startups see only the start date.">
        <WhatYouLookFor {...part} nordics={nordics} />
      </TwoColumn>
      <div className={css.bar}>
        <Button type="submit" name="intent" value="profile">
          {submit}
        </Button>
        <LinkButton kind="quiet" href="/client/my-jobs">
          Cancel
        </LinkButton>
      </div>
    </form>
  );
}

function PhotoField({ name, photo, error }: { name: string; photo: LogoImage | null; error: string | undefined }) {
  return (
    <div className={css.photo}>
      <Avatar name={name} image={photo} size={100} tone="ice" />
      <div>
        <p>Optional. Some startups hide it at first.</p>
        <FilePicker
          name="photo"
          accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
          intent="photo"
          icon={Camera}
          label={photo ? 'Replace the photo' : 'Add a photo'}
          send="Upload photo"
          mostBytes={LARGEST_PICTURE}
        />
        {photo && (
          <button type="submit" name="intent" value="removePhoto" className="link">
            Remove the photo
          </button>
        )}
        {error && <FieldError>{error}</FieldError>}
      </div>
    </div>
  );
}

function CvField({ cv, error }: { cv: ShownCv | null; error: string | undefined }) {
  return (
    <div className={css.fields}>
      {cv && (
        <div className={css.file}>
          <Icon of={FileText} />
          <p>
            <b>{cv.name}</b>
            <small>{cv.about}</small>
          </p>
          <div className={css.acts}>
            {cv.href && (
              <a className="link" href={cv.href}>
                View
              </a>
            )}
            <button type="submit" name="intent" value="removeCv" className="link">
              Delete
            </button>
          </div>
        </div>
      )}
      <FilePicker
        name="cv"
        accept="application/pdf,.pdf"
        intent="cv"
        icon={ScanText}
        label={cv ? 'Replace the CV' : 'Add a CV and fill in from it'}
        send="Upload and fill in"
        mostBytes={LARGEST_PDF}
      />
      {error && <FieldError>{error}</FieldError>}
      <p className={css.note}>
        We read it on our own server and send it nowhere. Startups keep the copy that you apply with.
      </p>
    </div>
  );
}

/** The files that were chosen before the profile exists. */
function heldFiles({ photoId = '', cvId, cvName = 'CV.pdf' }: FormValues) {
  return {
    photo: isIdentifier(photoId) ? thumbnailOf({ path: `/images/${photoId}` }) : null,
    cv: cvId ? { name: cvName, about: 'Added once you create your profile', href: null } : null,
  };
}

/** Says how much was read from the CV, with a button that takes all of it back. */
function ReadNotice({ count, wasRead, isHeld }: { count: number; wasRead: boolean; isHeld: boolean }) {
  if (!wasRead) return <Banner>Please choose a PDF first.</Banner>;
  return (
    <div className={css.read} role="status">
      <Icon of={ScanText} size={24} />
      <div>
        <b>
          {count === 0
            ? isHeld
              ? 'We read your CV'
              : 'Your CV is stored'
            : `We filled in ${countText(count, 'field')} from your CV`}
        </b>
        <p>
          {count === 0
            ? 'We found nothing in it that an empty field needs.'
            : isHeld
              ? 'Please check them, then create your profile. Until you do, there is none. We read your CV on our own server and sent it nowhere.'
              : 'Please check them, then save. So far we store only the CV. We read it on our own server and sent it nowhere.'}
        </p>
      </div>
      {count > 0 && (
        <Button type="submit" name="intent" value="undo" kind="quiet" size="sm">
          Undo all
        </Button>
      )}
    </div>
  );
}
