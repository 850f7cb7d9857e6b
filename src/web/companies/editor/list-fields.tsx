import { MOST } from '#domain/companies/profile/profile-inputs.ts';
import type { EditableProfile } from '#domain/companies/profile/profile-views.ts';
import { variantPath } from '#domain/media/image.ts';
import { FUNDING_STAGES, KEY_FIGURE_NAMES } from '#domain/site/company-terms.ts';
import { INVESTOR_CATEGORIES } from '#domain/site/investor-terms.ts';
import { CURRENCIES } from '#domain/site/money.ts';
import { labelOf } from '#domain/site/term.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { Avatar } from '#web/ui/pictures/avatar.tsx';
import { groupDigits } from '#web/ui/text/number-format.ts';
import { PictureField } from './picture-field.tsx';
import css from './rows.module.css';
import { Rows } from './rows.tsx';
import type { SectionState } from './section-form.tsx';

export type ListProps = { profile: EditableProfile; state: SectionState };

const CURRENCY_TERMS = CURRENCIES.map((currency) => ({ key: currency, label: currency }));

export function PeopleRows({ profile, state }: ListProps) {
  return (
    <Rows
      list="people"
      noun="person"
      most={MOST.people}
      blank={{ name: '', role: '', image: '' }}
      initial={profile.people.map(({ name, role, image }) => ({ name, role, image: image?.id ?? '' }))}
      nameOf={({ name }) => name ?? ''}
      state={state}
    >
      {({ index, values, name, field }) => (
        <>
          <div className={css.face}>
            <PictureField
              name={name('image')}
              fileName={name('file')}
              label={`picture of ${values.name || `person ${index + 1}`}`}
              type="person"
              initial={profile.people.find(({ image }) => image?.id === values.image)?.image ?? null}
              aspect={1}
              error={state.error(name('image'))}
              removeLabel="Remove"
              onChange={state.touch}
              preview={(path) => (
                <Avatar
                  name={values.name || '?'}
                  image={path === null ? null : { src: variantPath(path, 'thumbnail'), width: 200, height: 200 }}
                  size={48}
                />
              )}
            />
          </div>
          <Field label="Name" longest={120} autoComplete="off" {...field('name')} />
          <Field label="Role" longest={120} {...field('role')} />
        </>
      )}
    </Rows>
  );
}

export function FigureRows({ profile, state }: ListProps) {
  return (
    <>
      <Rows
        list="figures"
        noun="figure"
        most={MOST.figures}
        blank={{ name: '', value: '' }}
        initial={profile.figures.map(({ name, value }) => ({ name: labelOf(KEY_FIGURE_NAMES, name), value }))}
        nameOf={({ name }) => name ?? ''}
        state={state}
      >
        {({ field }) => (
          <>
            <Field label="Figure" longest={20} placeholder="46" {...field('value')} />
            <Field
              label="What it counts"
              longest={40}
              list="key-figure-names"
              placeholder="boats in service"
              {...field('name')}
            />
          </>
        )}
      </Rows>
      <datalist id="key-figure-names">
        {KEY_FIGURE_NAMES.map(({ key, label }) => (
          <option key={key} value={label} />
        ))}
      </datalist>
    </>
  );
}

export function RoundRows({ profile, state }: ListProps) {
  return (
    <Rows
      list="rounds"
      noun="round"
      most={MOST.rounds}
      blank={{ stage: '', amount: '', currency: 'EUR', month: '' }}
      initial={profile.rounds.map(({ stage, amount, currency, month }) => ({
        stage,
        amount: amount === null ? '' : groupDigits(amount),
        currency: currency ?? 'EUR',
        month: month ?? '',
      }))}
      nameOf={({ stage }) => (stage ? labelOf(FUNDING_STAGES, stage) : '')}
      state={state}
    >
      {({ field }) => (
        <>
          <SelectField label="Round" options={FUNDING_STAGES} {...field('stage')} />
          <Field label="Amount" inputMode="numeric" placeholder="18 000 000" longest={30} {...field('amount')} />
          <SelectField label="Currency" none={null} options={CURRENCY_TERMS} {...field('currency')} />
          <Field label="Month" type="month" placeholder="2024-05" {...field('month')} />
        </>
      )}
    </Rows>
  );
}

export function InvestorRows({ profile, state }: ListProps) {
  return (
    <Rows
      list="investors"
      noun="backer"
      most={MOST.investors}
      blank={{ name: '', type: 'VENTURES', website: '' }}
      initial={profile.investors.map(({ name, type, website }) => ({ name, type, website: website ?? '' }))}
      nameOf={({ name }) => name ?? ''}
      state={state}
    >
      {({ field }) => (
        <>
          <Field label="Name" longest={120} {...field('name')} />
          <SelectField label="Kind" none={null} options={INVESTOR_CATEGORIES} {...field('type')} />
          <Field
            label="Web address"
            inputMode="url"
            autoCapitalize="none"
            spellCheck={false}
            longest={500}
            {...field('website')}
          />
        </>
      )}
    </Rows>
  );
}

export function LinkRows({ profile, state }: ListProps) {
  return (
    <Rows
      list="links"
      noun="link"
      most={MOST.links}
      blank={{ name: '', url: '' }}
      initial={profile.links}
      nameOf={({ name }) => name ?? ''}
      state={state}
    >
      {({ field }) => (
        <>
          <Field label="Name" longest={60} {...field('name')} />
          <Field
            label="Address"
            inputMode="url"
            autoCapitalize="none"
            spellCheck={false}
            longest={500}
            {...field('url')}
          />
        </>
      )}
    </Rows>
  );
}
