import { redirect, useActionData, useLoaderData } from 'react-router';
import { findApproval } from '#domain/companies/approval/approval-state.server.ts';
import { deleteDraftCompany, findDraftToDelete } from '#domain/companies/delete-draft.server.ts';
import { saveProfileSection } from '#domain/companies/profile/profile-commands.server.ts';
import { completenessOf } from '#domain/companies/profile/profile-completeness.ts';
import { findEditableProfile } from '#domain/companies/profile/profile-queries.server.ts';
import { sectionVersions } from '#domain/companies/profile/section-versions.server.ts';
import { absent, Refusal } from '#domain/errors.ts';
import { richTextIn } from '#domain/site/text-as-rich-text.ts';
import { refusalIn } from '#server/refusals.ts';
import type { Mistakes } from '#web/app/define-action.ts';
import { defineGuardedAction, guardedLoader } from '#web/workspace/guarded.server.ts';
import { editDone } from '#web/workspace/organisation-labels.ts';
import { isInsteadOfPage } from '#web/workspace/redirect-notice.tsx';
import { DeleteDraft } from './delete-draft.tsx';
import { EditProfile } from './edit-profile.tsx';
import { EDITOR_FIELDS, FILE_FIELDS, isSection, readSection } from './read-section.ts';
import type { SavedSection } from './section-form.tsx';

export const loader = guardedLoader(async ({ context, workspace, url }) => {
  const profile = await findEditableProfile(context, workspace.key);
  return {
    profile,
    versions: sectionVersions(profile),
    completeness: completenessOf(profile),
    draftToDelete: await findDraftToDelete(context, workspace.key),
    missing: (await findApproval(context, workspace.key)).missing,
    notice: editDone(url),
    isInsteadOfPage: isInsteadOfPage(url),
  };
});

/** Saves one section, or deletes a draft. A form sent by a script gets data; a plain one leads back to its section. */
export const action = defineGuardedAction(
  [...EDITOR_FIELDS, 'deletedName'],
  async ({ context, workspace, storeUpload, form, text }): Promise<SavedSection> => {
    const section = text('intent');
    if (section === 'deleteDraft') {
      await deleteDraftCompany(context, workspace.key, text('deletedName'));
      throw redirect('/client?done=draftDeleted');
    }
    if (!isSection(section)) throw absent('This form');
    // Files come without scripts only: they become pictures before the section is saved.
    const values: Record<string, string> = {};
    let pictures = 0;
    while (text(`pictures.${pictures}.image`) !== '') pictures += 1;
    for (const name of FILE_FIELDS[section] ?? []) {
      for (const file of form.getAll(name)) {
        if (!(file instanceof File) || file.size === 0) continue;
        const { id } = await storeUpload(context, new Uint8Array(await file.arrayBuffer()));
        if (name === 'galleryFile') {
          const place = `pictures.${pictures}`;
          Object.assign(values, { [`${place}.image`]: id, [`${place}.focusX`]: '0.5', [`${place}.focusY`]: '0.5' });
          pictures += 1;
        } else values[name.replace(/File$/, '').replace(/\.file$/, '.image')] = id;
      }
    }
    if (section === 'about') {
      const { whatWeDo } = await findEditableProfile(context, workspace.key);
      values.whatWeDo = richTextIn(form, 'whatWeDo', whatWeDo);
    }
    const { input, fieldOf } = readSection(section, (name) => values[name] ?? text(name));
    let version: string;
    try {
      version = await saveProfileSection(context, workspace.key, section, input, text('version'));
    } catch (error) {
      throw withFieldsOfForm(error, fieldOf);
    }
    if (text('by') !== 'script') throw redirect(`/client/startups/${workspace.key}/edit?done=saved#${section}`);
    return { saved: section, version };
  },
);

/** Names the wrong fields as the form does. */
function withFieldsOfForm(error: unknown, fieldOf: (name: string) => string): unknown {
  const refusal = refusalIn(error);
  if (!refusal?.details.fields) return error;
  const fields = Object.fromEntries(
    Object.entries(refusal.details.fields).map(([name, message]) => [fieldOf(name), message]),
  );
  return new Refusal(refusal.kind, refusal.code, refusal.message, { ...refusal.details, fields });
}

export default function EditStartupPage() {
  const { draftToDelete, ...page } = useLoaderData<typeof loader>();
  const mistakes = useActionData() as Mistakes | undefined;
  return (
    <EditProfile {...page}>
      {draftToDelete && (
        <DeleteDraft draft={draftToDelete} action={`/client/startups/${page.profile.key}/edit`} mistakes={mistakes} />
      )}
    </EditProfile>
  );
}
