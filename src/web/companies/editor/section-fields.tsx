import type { ReactNode } from 'react';
import { CHANGES_WAIT } from '#domain/companies/company.ts';
import type { SectionKey } from '#domain/companies/profile/profile-inputs.ts';
import type { EditableProfile } from '#domain/companies/profile/profile-views.ts';
import {
  BUSINESS_MODELS,
  FUNDING_STAGES,
  INDUSTRIES,
  NUMBER_OF_EMPLOYEES,
  SDGS,
  STAGES,
} from '#domain/site/company-terms.ts';
import { textAsRichText } from '#domain/site/text-as-rich-text.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { RichTextField } from '#web/workspace/rich-text/rich-text-field.tsx';
import { WebsiteField } from '#web/workspace/website-field.tsx';
import { Pair } from '#web/workspace/workspace-page.tsx';
import { ChoiceFields } from './choice-fields.tsx';
import { CountryRows } from './country-rows.tsx';
import css from './editor.module.css';
import { GalleryField } from './gallery-field.tsx';
import { FigureRows, InvestorRows, LinkRows, PeopleRows, RoundRows } from './list-fields.tsx';
import { PerkFields } from './perk-fields.tsx';
import { PicturesField } from './pictures-field.tsx';
import type { SectionState } from './section-form.tsx';

/** The saved values of a section's single fields. */
export function valuesOf(section: SectionKey, profile: EditableProfile): Record<string, string> {
  const { waiting, name, website, intro, founded, numberOfEmployees, quote } = profile;
  if (section === 'name') {
    return {
      name: waiting.name ?? name,
      website: (waiting.website === undefined ? website : waiting.website) ?? '',
      intro,
      founded: founded === null ? '' : String(founded),
      numberOfEmployees: numberOfEmployees ?? '',
    };
  }
  if (section === 'countries') return { city: profile.city, address: profile.address };
  if (section === 'about') return { whatWeDo: profile.whatWeDo };
  if (section === 'quote') return { text: '', author: '', role: '', ...quote };
  if (section === 'model') return { stage: profile.stage ?? '', fundingStage: profile.fundingStage ?? '' };
  return {};
}

type Fields = (profile: EditableProfile, state: SectionState) => ReactNode;

const withoutFocus = ({ autoFocus: _, ...field }: ReturnType<SectionState['field']>) => field;

const isApproved = ({ status }: EditableProfile) => CHANGES_WAIT.some((one) => one === status);

/** The fields of each section. */
export const SECTION_FIELDS: Record<SectionKey, Fields> = {
  name: (profile, state) => (
    <>
      <Field
        id="name-field"
        label="Name of the startup"
        autoComplete="organization"
        longest={80}
        required
        {...state.field('name')}
        hint={
          isApproved(profile) && (
            <p className={css.hint}>
              We review a new name before we show it.
              {profile.waiting.name !== undefined && ` Until then, your page shows ${profile.name}.`}
            </p>
          )
        }
      />
      <Field
        id="intro-field"
        label="What you do, in one line"
        longest={160}
        placeholder="Cleans hulls without a drop of paint"
        {...state.field('intro')}
      />
      <WebsiteField
        id="website-field"
        {...state.field('website')}
        hint={
          isApproved(profile) && (
            <p className={css.hint}>
              We review a website at another domain before we show it.
              {profile.waiting.website !== undefined &&
                ` Until then, your page links to ${profile.website ?? 'no website'}.`}
            </p>
          )
        }
      />
      <Pair>
        <Field
          id="founded-field"
          label="Founded"
          inputMode="numeric"
          longest={4}
          placeholder="2021"
          {...state.field('founded')}
        />
        <div id="numberOfEmployees-field">
          <SelectField
            label="People"
            options={NUMBER_OF_EMPLOYEES}
            {...withoutFocus(state.field('numberOfEmployees'))}
          />
        </div>
      </Pair>
    </>
  ),
  pictures: (profile, state) => <PicturesField profile={profile} state={state} />,
  gallery: (profile, state) => <GalleryField initial={profile.pictures} state={state} />,
  countries: (profile, state) => (
    <>
      <div id="countries-field">
        <CountryRows profile={profile} state={state} />
      </div>
      <Pair>
        <Field label="City where you are based" longest={80} placeholder="Bergen" {...state.field('city')} />
        <Field label="Address" longest={200} autoComplete="street-address" {...state.field('address')} />
      </Pair>
    </>
  ),
  about: (_profile, state) => (
    <RichTextField
      name="whatWeDo"
      label="What we do"
      html={state.values ? textAsRichText(state.values.whatWeDoText ?? '') : state.field('whatWeDo').defaultValue}
      error={state.error('whatWeDo')}
      onChange={state.touch}
    />
  ),
  team: (profile, state) => <PeopleRows profile={profile} state={state} />,
  perks: (profile, state) => <PerkFields perks={profile.perks} state={state} />,
  figures: (profile, state) => <FigureRows profile={profile} state={state} />,
  funding: (profile, state) => <RoundRows profile={profile} state={state} />,
  investors: (profile, state) => <InvestorRows profile={profile} state={state} />,
  quote: (_profile, state) => (
    <>
      <TextArea label="Quote" rows={3} longest={300} {...withoutFocus(state.field('text'))} />
      <Pair>
        <Field label="Said by" longest={120} {...state.field('author')} />
        <Field label="Their role" longest={120} {...state.field('role')} />
      </Pair>
    </>
  ),
  model: (profile, state) => (
    <>
      <ChoiceFields
        legend="Business model"
        name="businessModels"
        terms={BUSINESS_MODELS}
        values={profile.businessModels}
        state={state}
      />
      <ChoiceFields
        legend="Industry, five at most"
        name="industries"
        terms={INDUSTRIES}
        values={profile.industries}
        state={state}
      />
      <Pair>
        <SelectField label="Stage" options={STAGES} none="Not said" {...withoutFocus(state.field('stage'))} />
        <SelectField
          label="Last round"
          options={FUNDING_STAGES}
          none="Not said"
          {...withoutFocus(state.field('fundingStage'))}
        />
      </Pair>
    </>
  ),
  goals: (profile, state) => (
    <ChoiceFields legend="Goals" name="sdgs" terms={SDGS} values={profile.sdgs} state={state} />
  ),
  links: (profile, state) => <LinkRows profile={profile} state={state} />,
};
